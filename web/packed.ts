/** What a server sends to browsers that understand it: every file worth it, pressed once, at the build. */
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import type { Plugin } from 'vite'

const press = promisify(brotliCompress)
const WORTH_IT = /^assets\/.+\.(?:js|css|wasm|bin)$/
const LEAST_BYTES = 500

/** Beside each file worth it the same as `.br`. Assets only: the server changes the document. */
export const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const files = Object.keys(bundle).filter((name) => WORTH_IT.test(name))
    await Promise.all(
      files.map(async (name) => {
        const path = `${dir}/${name}`
        const body = await readFile(path)
        if (body.length < LEAST_BYTES) return
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
        await writeFile(`${path}.br`, await press(body, { params }))
      }),
    )
  },
}
