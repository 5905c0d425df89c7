/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

import { offline } from './offline/plugin.ts'
import { packed } from './packed.ts'

// The server's package carries the built page; `QUADROPOLIS_PAGE` builds it elsewhere.
const built = process.env.QUADROPOLIS_PAGE ?? '../src/quadropolis/server/pages/built'

const LOCALES = fileURLToPath(new URL('../src/quadropolis/locales', import.meta.url))
const languages = [
  'en',
  ...readdirSync(LOCALES)
    .filter((tag) => tag !== 'en')
    .sort(),
]

/** The text of a key that stands on one line of the page's catalogue. */
function words(tag: string, key: string): string {
  const catalogue = readFileSync(`${LOCALES}/${tag}/page.ftl`, 'utf-8')
  const text = new RegExp(`^${key} = (.+)$`, 'm').exec(catalogue)?.[1]
  if (!text) throw new Error(`${tag}: ${key} is missing`)
  return text
}

const WITHOUT_SCRIPT = 'page-without-script'
/** What is said everywhere; rules, pad, lessons and insight come with their screens. */
const EVERYWHERE = ['page', 'game', 'errors']

/**
 * The words of a language for the page: those said everywhere are fetched as one file. Without
 * scripts the page says in every language that it needs them, and where the rules are.
 */
const pageWords: Plugin = {
  name: 'page-words',
  enforce: 'pre',
  load(id) {
    const tag = /locales\/([^/]+)\/page\.ftl\?raw$/.exec(id)?.[1]
    if (!tag) return null
    const files = EVERYWHERE.map((surface) => `${LOCALES}/${tag}/${surface}.ftl`)
    for (const file of files) this.addWatchFile(file)
    return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf-8')).join('\n'))}`
  },
  transformIndexHtml(html) {
    const lines = languages.map((tag) => {
      const linked = words(tag, WITHOUT_SCRIPT).replace('<a>', `<a href="./rules-${tag}.html">`)
      return `<p lang="${tag}">${linked}</p>`
    })
    return html.replace(`<!-- ${WITHOUT_SCRIPT} -->`, lines.join('\n      '))
  },
}

/** The list of the page's addresses beside the page: the server answers at them. */
const pageAddresses: Plugin = {
  name: 'page-addresses',
  generateBundle() {
    const source = readFileSync('src/places/addresses.json', 'utf-8')
    this.emitFile({ type: 'asset', fileName: 'addresses.json', source })
  },
}

/** The name of a file: shared ones would have the names of all the screens that share them. */
function short(name: string): string {
  return name.split(/[~.]/, 1)[0] ?? name
}

export default defineConfig({
  // Relative addresses: a static site may lie in any folder. The server makes those of the document
  // absolute, since it sends it at many paths.
  base: './',
  // What tools/build_kernel.py makes of `cpp/`, the tables of the rules and the learned values.
  resolve: { alias: { 'kernel-built': fileURLToPath(new URL('../build/kernel', import.meta.url)) } },
  // Tests have the kernel written into them.
  assetsInclude: ['**/kernel/*.wasm', '**/kernel/*.bin'],
  plugins: [pageWords, pageAddresses, svelte(), offline(languages, words), packed],
  worker: { format: 'es' },
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: scripts and styles; drawings are components.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Parts that three places load travel in one file with all that they need themselves: it asks for
        // nothing from another, so no two files wait for each other.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 3 }] },
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${short(name)}-[hash][extname]`,
      },
    },
  },
  server: {
    // `npm run dev` beside `quadropolis serve --no-browser --port 8000`.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  // Style sheets are read by tests too: contrasts and colors are held there.
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/kernel/inlined.ts'],
    css: true,
    testTimeout: 60_000,
  },
})
