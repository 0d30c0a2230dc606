import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * The last command of a build: writes a Brotli and a gzip file beside every file of text, each as small as it gets. It
 * reads the folder and not a bundle, so that it compresses whatever the commands before it have written. Fonts are
 * compressed already, and what the build notes for itself, in folders with a dot, is never sent.
 */
const dist = resolve(process.argv[2] ?? 'dist')

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

const compress = async (path: string) => {
  const content = await readFile(path)
  for (const [ending, encode] of Object.entries(encodings)) {
    const encoded = await encode(content)
    if (encoded.length < content.length) await writeFile(`${path}.${ending}`, encoded)
  }
}

const files = globSync('**/*.{html,js,css,svg,json}', { cwd: dist })
await Promise.all(files.map(path => compress(join(dist, path))))
