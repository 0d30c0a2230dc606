// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { cuts } from '../build/omissions.ts'

const { resolve } = createRequire(import.meta.url)

/** The version of an installed library. Its package file may not be exported, so it is found by its folder. */
const versionOf = (library: string): string => {
  const folder = `/node_modules/${library}/`
  const file = resolve(library)
  const packageFile = `${file.slice(0, file.lastIndexOf(folder) + folder.length)}package.json`
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { readonly version: string }
  return version
}

test.each(cuts.map(cut => [cut.library, cut.version] as const))(
  'the cut of %s was measured with the installed version %s',
  (library, version) => {
    expect(versionOf(library)).toBe(version)
  },
)
