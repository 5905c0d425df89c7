import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

// The server's package carries the built page; `QUADROPOLIS_PAGE` builds it elsewhere.
const built = process.env.QUADROPOLIS_PAGE ?? '../src/quadropolis/server/page'

const LOCALES = fileURLToPath(new URL('../src/quadropolis/locales', import.meta.url))
const languages = ['en', ...readdirSync(LOCALES).filter((tag) => tag !== 'en').sort()]

const WITHOUT_SCRIPT = 'page-without-script'

/** Without scripts the page says in every language that it needs one, and where the rules are. */
const pageWords: Plugin = {
  name: 'page-words',
  transformIndexHtml(html) {
    const lines = languages.map((tag) => {
      const words = readFileSync(`${LOCALES}/${tag}/page.ftl`, 'utf-8')
      const text = new RegExp(`^${WITHOUT_SCRIPT} = (.+)$`, 'm').exec(words)?.[1]
      if (!text) throw new Error(`${tag}: ${WITHOUT_SCRIPT} is missing`)
      return `<p lang="${tag}">${text.replace('<a>', `<a href="/rules.html?lang=${tag}">`)}</p>`
    })
    return html.replace(`<!-- ${WITHOUT_SCRIPT} -->`, lines.join('\n      '))
  },
}

/** What is said everywhere is one file for each language; rules, pad and lessons come with their screens. */
function chunkOfWords(id: string): string | null {
  return /locales\/([^/]+)\/(?:game|page|errors)\.ftl/.exec(id)?.[1] ?? null
}

export default defineConfig({
  plugins: [pageWords, svelte()],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: scripts and styles; drawings are components.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOfWords }] } } },
  },
  server: {
    // `npm run dev` beside `quadropolis serve --no-browser --port 8000`.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  // Style sheets are read by tests too: contrasts and colours are held there.
  test: { include: ['src/**/*.test.ts'], css: true },
})
