// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['index.html', 'upload.html', 'mock.html'])(
  'without script, %s says in one sentence what to do',
  name => {
    const page = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
    const text = /<noscript>(.*?)<\/noscript>/s.exec(page)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? ''
    expect(text.trim()).toMatch(/^Please turn on JavaScript [^.]*\.$/)
  },
)
