import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../npm.mjs'

/** Folders of tools and results, whose texts are not part of the project. */
const skippedFolders = new Set([
  '.data',
  '.git',
  '.turbo',
  '.vitest',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
])

const textFile = /\.(?:css|html|js|json|md|mjs|template|ts|tsx|ya?ml)$/

/** @returns {string[]} */
const filesIn = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesIn(path)
    return textFile.test(entry.name) ? [path] : []
  })

/**
 * Every text file of the project with its path from the root and its content, in alphabetical order.
 * @returns {{ path: string, text: string }[]}
 */
export const readTree = () =>
  filesIn(root)
    .map(file => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
    .toSorted((left, right) => (left.path < right.path ? -1 : 1))
