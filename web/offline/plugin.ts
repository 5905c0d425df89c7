/** What makes the page an app that is installed and opens without a network. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url))
const ADDRESSES = fileURLToPath(new URL('../src/places/addresses.json', import.meta.url))
/** Read by the server alone, or not to be kept: a worker is looked after by the browser itself. */
const NOT_KEPT = ['addresses.json', 'index.html', 'sw.js']

/** The text of a key in a language. */
type Words = (tag: string, key: string) => string

const ICONS = [
  { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** What an installed app is called and looks like. All addresses are relative to the manifest. */
function manifest(tag: string, words: Words): string {
  return JSON.stringify({
    name: words(tag, 'page-title'),
    short_name: words(tag, 'page-title'),
    description: words(tag, 'home-lead'),
    lang: tag,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#c6d5ea',
    theme_color: '#24325f',
    categories: ['games'],
    icons: ICONS,
  })
}

/** What a visitor is told whose page is closed, by the codes of the server. */
function callsIn(tag: string, words: Words): Record<string, string> {
  return Object.fromEntries(['turn', 'allocation', 'over'].map((code) => [code, words(tag, `call-${code}`)]))
}

/**
 * A manifest for every language, and the service worker `sw.js` with the list of all files. The
 * plain rules are the server's, or the static site's, and are kept as well.
 */
export function offline(languages: readonly string[], words: Words): Plugin {
  return {
    name: 'offline',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const contents = new Map<string, string | Uint8Array>()
        for (const tag of languages) {
          const fileName = `manifest-${tag}.webmanifest`
          const source = manifest(tag, words)
          this.emitFile({ type: 'asset', fileName, source })
          contents.set(fileName, source)
        }
        for (const file of Object.values(bundle)) {
          contents.set(file.fileName, file.type === 'chunk' ? file.code : file.source)
        }
        for (const name of readdirSync(PUBLIC)) contents.set(name, readFileSync(`${PUBLIC}/${name}`))
        const addresses = Object.values(
          JSON.parse(readFileSync(ADDRESSES, 'utf-8')) as Record<string, string[]>,
        )
          .flat()
          .map((pattern) => pattern.slice(1).replace(/:[a-z]+/g, '[^/]+'))
        const worker = readFileSync(WORKER, 'utf-8')
        const hash = createHash('sha256').update(worker)
        for (const [name, content] of [...contents].sort(([one], [other]) => (one < other ? -1 : 1))) {
          hash.update(name).update(content)
        }
        const files = [
          ...[...contents.keys()].filter((name) => !NOT_KEPT.includes(name) && !name.endsWith('.map')),
          'plain.css',
          ...languages.map((tag) => `rules-${tag}.html`),
        ].sort()
        const version = hash.digest('hex').slice(0, 16)
        const calls = Object.fromEntries(languages.map((tag) => [tag, callsIn(tag, words)]))
        const build = JSON.stringify({ version, files, addresses, calls })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const BUILD = ${build}\n${worker}` })
      },
    },
  }
}
