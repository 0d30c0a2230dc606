// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { BundleCost } from '../build/bundleCost.ts'

/** Bytes after gzip; a kilobyte is 1,000 bytes. Source: the project's targets. */
const budgets = { landing: 110_000, wizard: 215_000, laterStep: 25_000, style: 15_000 }

const build = new BundleCost(fileURLToPath(new URL('../dist', import.meta.url)))
/** The entry holds the landing page. */
const landing = build.part('index.html')
const wizard = build.part('$step.tsx', 'tsr-split')
const steps = ['premises/', 'particulars/', 'utilities/', 'confirmation/'].map(folder =>
  build.part(`src/steps/${folder}`, 'Step.tsx'),
)

/** Parts that a visitor with a current browser and default settings never loads. */
const neverLoaded = ['temporal-polyfill', 'observability/beaconReporter']
const isStep = (part: string) => part.includes('src/steps/') && part.endsWith('Step.tsx')
const isRoute = (part: string) => part.includes('tsr-split')
/** What a page loads on demand by itself: everything but other pages, other steps and what is never loaded. */
const ownLazyParts = (part: string) =>
  !isRoute(part) && !isStep(part) && !neverLoaded.some(name => part.includes(name))

const costs: string[] = []
const told = (name: string, bytes: number, budget: number) => {
  costs.push(`${name.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${budget / 1000}`)
  return bytes
}
afterAll(() => console.log(costs.join('\n')))

describe('what a visitor pays, after gzip', () => {
  const first = build.closure([landing])

  test('the first script of the landing page is at most 110 kB', () => {
    expect(told('landing page, first script', build.script(first), budgets.landing)).toBeLessThanOrEqual(
      budgets.landing,
    )
  })

  test('neither zod nor ts-rest is in it', () => {
    const sources = build.sources(first)
    expect(sources.filter(source => /\/(zod|@ts-rest|api\/client)/.test(source))).toEqual([])
    expect(sources.filter(source => source.includes('/react-dom/'))).not.toEqual([])
  })

  test('the style sheets of the landing page are at most 15 kB', () => {
    expect(told('landing page, first style', build.style(first), budgets.style)).toBeLessThanOrEqual(
      budgets.style,
    )
  })

  test.each(steps.map((_, index) => index))('step %i and everything before it is at most 215 kB', index => {
    const reached = build.closure([landing, wizard, ...steps.slice(0, index + 1)], ownLazyParts)
    const name = `up to and including ${String(steps[index]).split('/').at(-1)}`
    expect(told(name, build.script(reached), budgets.wizard)).toBeLessThanOrEqual(budgets.wizard)
  })

  test.each(steps.slice(1).map((_, index) => index + 1))(
    'step %i adds at most 25 kB without its lazy parts',
    index => {
      const before = build.closure([landing, wizard, ...steps.slice(0, index)])
      const after = build.closure([landing, wizard, ...steps.slice(0, index + 1)])
      const added = [...after].filter(part => !before.has(part))
      const name = `added by ${String(steps[index]).split('/').at(-1)}`
      expect(told(name, build.script(added), budgets.laterStep)).toBeLessThanOrEqual(budgets.laterStep)
    },
  )
})
