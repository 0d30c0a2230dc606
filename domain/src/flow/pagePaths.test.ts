import { expect, test } from 'vitest'
import { isPagePath } from './pagePaths.ts'

test.each([
  '/',
  '/open-account',
  '/open-account/',
  '/open-account/residential',
  '/open-account/residential/personal/premises',
  '/thank-you/',
  '/about/privacy',
  '/payment',
  '/payment/a/b',
  '/upload',
])('%s is the address of a page', path => {
  expect(isPagePath(path)).toBe(true)
})

test.each([
  '/readyz',
  '/healthz',
  '/metrics',
  '/docs',
  '/nowhere',
  '/open-account/a/b/c/d',
  '/open-accounts',
  '/uploads',
  '/upload/file',
  '/thank-you/a',
  '//open-account',
])('%s is no address of a page', path => {
  expect(isPagePath(path)).toBe(false)
})
