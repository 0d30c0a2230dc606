// @vitest-environment node
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const filesOf = (pattern: string) => globSync(pattern, { cwd: dist }).toSorted()
const read = (path: string) => readFileSync(join(dist, path))
const texts = filesOf('**/*.{html,js,css,svg,json}')
/** Bytes from which compression makes every text of ours smaller. */
const worthIt = 200

describe('the files of the build', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gz', gunzipSync],
  ] as const)('every text has a .%s file beside it that contains it', (ending, decode) => {
    const compressed = new Set(filesOf(`**/*.${ending}`))
    const missing = texts.filter(path => read(path).length >= worthIt && !compressed.has(`${path}.${ending}`))
    expect(missing).toEqual([])
    for (const path of compressed) {
      const original = read(path.slice(0, -1 - ending.length))
      expect(decode(read(path)).equals(original), `${path} contains another version`).toBe(true)
      expect(read(path).length, `${path} is not smaller than its original`).toBeLessThan(original.length)
    }
  })

  test('pages, scripts, styles and the icon are among them', () => {
    for (const pattern of ['index.html', 'upload.html', 'favicon.svg', 'assets/*.js', 'assets/*.css'])
      expect(filesOf(`${pattern}.br`), pattern).not.toEqual([])
  })

  test.each(['assets', 'mock/assets'])(
    'the fonts in %s are sent as they are, and are at most 60 kB',
    folder => {
      const fonts = filesOf(`${folder}/*.woff2`)
      expect(fonts).not.toEqual([])
      expect(filesOf('**/*.woff2.*')).toEqual([])
      expect(fonts.reduce((sum, path) => sum + statSync(join(dist, path)).size, 0)).toBeLessThanOrEqual(
        60_000,
      )
    },
  )
})
