import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../npm.mjs'
import { readTree } from './tree.mjs'

const tree = readTree()
const pages = tree.filter(({ path }) => path.endsWith('.md'))

/** A page without its code examples, whose links are examples too. */
const prose = text => text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** The anchor that GitHub derives from a heading. */
const anchor = heading =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = text => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchor(heading))

/** @param {{ path: string, text: string }} page */
const deadLinks = ({ path, text }) =>
  [...prose(text).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter(target => {
      const [file, fragment] = target.split('#')
      const linked = file === '' ? path : join(dirname(path), file)
      if (!existsSync(join(root, linked))) return true
      const linkedText = tree.find(other => other.path === linked)?.text ?? ''
      return fragment !== undefined && !anchorsOf(linkedText).includes(fragment)
    })

test.each(pages)('$path links to files and headings that exist', page => {
  expect(deadLinks(page)).toEqual([])
})

/** Paths of build output and test results, which may be missing. */
const isBuilt = /\/(?:dist|test-results)\b/

/** A path in backticks, from the root. A path with a placeholder or a pattern names no file. */
const namedPath = /`((?:contracts|docs|domain|e2e|mock-api|scripts|web)\/[\w./-]*\w)`/g

test.each(pages.filter(({ path }) => !path.startsWith('docs/decisions/')))(
  '$path names files and folders that exist',
  ({ text }) => {
    const paths = [...text.matchAll(namedPath)]
      .map(([, path = '']) => path)
      .filter(path => !isBuilt.test(path))
    const missing = paths.filter(
      path => !['', '.ts', '.tsx'].some(ending => existsSync(join(root, path + ending))),
    )
    expect(missing).toEqual([])
  },
)
