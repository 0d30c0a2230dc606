// @vitest-environment node
import { contract } from '@open-account/contracts'
import { control } from '@open-account/contracts/control/control'
import { expect, test } from 'vitest'
import { serviceParts } from '../build/serviceProxy.ts'
import nginxTemplate from '../nginx.conf.template?raw'

/** The paths of every call, however deep its router is nested. */
const pathsOf = (router: object): readonly string[] =>
  Object.values(router).flatMap((entry: object) =>
    'path' in entry && typeof entry.path === 'string' ? [entry.path] : pathsOf(entry),
  )

const partsOfContracts = [
  ...new Set([...pathsOf(contract), ...pathsOf(control)].map(path => path.split('/')[1] ?? '')),
].toSorted()

test('the development server passes on every path of the contracts, and no other', () => {
  expect([...serviceParts].toSorted()).toEqual(partsOfContracts)
})

test('nginx passes on every path of the contracts, and no other', () => {
  const [, parts = ''] = /location ~ \^\/\(([\w|]+)\)/.exec(nginxTemplate) ?? []
  expect([...parts.split('|'), 'payment'].toSorted()).toEqual(partsOfContracts)
})

test('nginx has the page of the phone at its own address, from which nobody learns the secret in it', () => {
  const [, address = '', page = ''] =
    /location ~ (\S*upload\S*) \{\s*rewrite \^ (\S+) last;/.exec(nginxTemplate) ?? []
  expect(
    ['/upload', '/upload/', '/uploads', '/upload/file'].filter(path => new RegExp(address).test(path)),
  ).toEqual(['/upload', '/upload/'])
  expect(page).toBe('/upload.html')
  expect(nginxTemplate).toContain(`  ${page} no-referrer;`)
  expect(nginxTemplate).toContain('add_header Referrer-Policy $referrer_policy;')
})
