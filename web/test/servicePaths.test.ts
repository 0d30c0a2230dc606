// @vitest-environment node
import { readFileSync } from 'node:fs'
import { contract } from '@open-account/contracts'
import { control } from '@open-account/contracts/control/control'
import { isPagePath, pagePaths, pagePattern } from '@open-account/domain/flow/pagePaths'
import { expect, test } from 'vitest'
import { serviceParts } from '../build/serviceProxy.ts'
import nginxTemplate from '../nginx.conf.template?raw'

const routeTreeText = readFileSync(new URL('../src/app/routeTree.gen.ts', import.meta.url), 'utf8')

/** The paths of all calls, of nested routers too. */
const pathsOf = (router: object): readonly string[] =>
  Object.values(router).flatMap((entry: object) =>
    'path' in entry && typeof entry.path === 'string' ? [entry.path] : pathsOf(entry),
  )

/** Pages of the service that no contract has: the reference of the calls. */
const pagesOfService = ['/docs']

const partsOfService = [
  ...new Set(
    [...pathsOf(contract), ...pathsOf(control), ...pagesOfService].map(path => path.split('/')[1] ?? ''),
  ),
].toSorted()

test('the development server proxies every path of the service, and no other', () => {
  expect([...serviceParts].toSorted()).toEqual(partsOfService)
})

test('nginx proxies every path of the service, and no other', () => {
  const [, parts = ''] = /location ~ \^\/\(([\w|]+)\)/.exec(nginxTemplate) ?? []
  expect([...parts.split('|'), 'payment'].toSorted()).toEqual(partsOfService)
})

test('nginx serves the pages of the application, and no others', () => {
  const [, pattern = ''] = /location ~ (\S*thank-you\S*) \{/.exec(nginxTemplate) ?? []
  expect(pattern).toBe(pagePattern)
})

test('the pages are those of the router and the page of the phone', () => {
  const [, union = ''] = /\n  fullPaths:\n((?:    \| .*\n)+)/.exec(routeTreeText) ?? []
  const routes = [...union.matchAll(/'(.*)'/g)].map(([, path = '']) =>
    path
      .replace(/\/\$$/, '/$$$$')
      .replaceAll(/\/\$[a-z]+/g, '/$')
      .replace(/(.)\/$/, '$1'),
  )
  expect(routes).toContain('/open-account/$/$/$')
  for (const route of routes) expect(isPagePath(route.replaceAll('$', 'a')), route).toBe(true)
  /** The router matches the parent of a splat as a splat without a value. */
  expect(new Set([...routes, '/payment', '/upload'])).toEqual(
    new Set([...pagePaths, '/open-account/test', '/open-account/test-again']),
  )
})

test('nginx serves the page of the phone at its own address and sends no referrer from it', () => {
  const [, address = '', page = ''] =
    /location ~ (\S*upload\S*) \{\s*rewrite \^ (\S+) last;/.exec(nginxTemplate) ?? []
  expect(
    ['/upload', '/upload/', '/uploads', '/upload/file'].filter(path => new RegExp(address).test(path)),
  ).toEqual(['/upload', '/upload/'])
  expect(page).toBe('/upload.html')
  expect(nginxTemplate).toContain(`  ${page} no-referrer;`)
  expect(nginxTemplate).toContain('add_header Referrer-Policy $referrer_policy;')
})
