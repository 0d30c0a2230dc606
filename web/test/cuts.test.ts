// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { cuts, unsetOptions } from '../build/omissions.ts'
import { makeRouter } from '../src/app/router.tsx'

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

test('no route and no router has an option that the build leaves out', () => {
  const router = makeRouter(createMemoryHistory())
  const { defaultPreloadDelay, defaultPendingMs, defaultPendingMinMs, ...options } = router.options
  expect([defaultPreloadDelay, defaultPendingMs, defaultPendingMinMs]).toEqual([50, 1000, 500])
  const routes: Readonly<Record<string, { readonly options: object }>> = { ...router.routesById }
  const set = [options, ...Object.values(routes).map(route => route.options)].flatMap(those =>
    Object.keys(those).filter(name => Reflect.get(those, name) !== undefined),
  )
  expect(set).toContain('beforeLoad')
  expect(
    Object.values(unsetOptions)
      .flat()
      .filter(name => set.includes(name)),
  ).toEqual([])
})
