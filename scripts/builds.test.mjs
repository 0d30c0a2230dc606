import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStale } from './builds.mjs'

const build = { result: 'dist/main.js', last: 'dist/compiled', sources: ['src'] }
let folder = ''

/** Writes a file with the time of its last change, in seconds. */
const write = (path, time) => {
  writeFileSync(join(folder, path), '')
  utimesSync(join(folder, path), time, time)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-account-builds-'))
  mkdirSync(join(folder, 'src'))
  mkdirSync(join(folder, 'dist'))
  write('src/main.ts', 100)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a package without a build is built', () => {
  expect(isStale(build, folder)).toBe(true)
})

test('an interrupted build, whose first files are newer than its sources, is built again', () => {
  write('dist/main.js', 200)
  expect(isStale(build, folder)).toBe(true)
})

test('a complete build is used until a source is newer', () => {
  write('dist/main.js', 200)
  mkdirSync(join(folder, 'dist/compiled'))
  expect(isStale(build, folder)).toBe(false)
  write('src/main.ts', 300)
  expect(isStale(build, folder)).toBe(true)
})
