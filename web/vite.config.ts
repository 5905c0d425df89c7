import { readFileSync } from 'node:fs'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

// The server's package carries the built page; `QUADROPOLIS_PAGE` builds it elsewhere.
const built = process.env.QUADROPOLIS_PAGE ?? '../src/quadropolis/server/pages/built'

/** The catalogues without their last section: the command line's words are no use to the page. */
const pageWords: Plugin = {
  name: 'page-words',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl?raw')) return null
    const [words] = readFileSync(id.replace('?raw', ''), 'utf-8').split('\n## The command line\n')
    return `export default ${JSON.stringify(words)}`
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

export default defineConfig({
  plugins: [pageWords, pageAddresses, svelte()],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: scripts and styles; drawings are components.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // `npm run dev` beside `quadropolis serve --no-browser --port 8000`.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  // Style sheets are read by tests too: contrasts and colours are held there.
  test: { include: ['src/**/*.test.ts'], css: true },
})
