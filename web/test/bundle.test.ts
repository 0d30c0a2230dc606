// @vitest-environment node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { BundleCost } from '../build/bundleCost.ts'

/** Bytes after gzip; a kilobyte is 1,000 bytes. Source: the project's targets. */
const budgets = { landing: 110_000, laterStep: 25_000, style: 15_000, phone: 85_000 }

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const build = new BundleCost(dist)
/** The page of the applicant's phone is built by itself. */
const phoneBuild = new BundleCost(dist, 'phone.json')
/** The entry contains the landing page. */
const landing = build.part('index.html')
const wizard = build.part('src/app/shell/WizardPage.tsx')
const stepIn = (folder: string) => build.part(`src/pages/steps/${folder}/`, 'Step.tsx')

/** The parts that only commercial premises load. */
const commercial = [
  'src/features/deposit/DepositInSummary.tsx',
  'src/features/deposit/DepositSection.tsx',
  'src/features/applicant/TensionDialog.tsx',
  'src/features/turnOn/PreTurnOnDialog.tsx',
  'src/features/turnOn/details/ServicesApplied.tsx',
]
/** The parts that only companies load, which sign. */
const company = ['src/session/submission/toSignedForm.ts', 'src/features/signature/SignDialog.tsx']
/** The parts that only a kiosk loads, which is shared and where documents come from a phone. */
const kiosk = [
  'src/app/device/Keyboard.tsx',
  'src/app/device/SharedDevice.tsx',
  'src/features/payment/goToKioskPayment.ts',
  'src/features/payment/sendTerminalTransaction.ts',
  'src/features/kioskUpload/KioskUpload.tsx',
]

/**
 * The steps of each kind of applicant, the parts that this kind never loads, and the budget of all of it, in a
 * browser and at a kiosk. The target is 215 kB for every wizard. A resident's meets it; the budgets of the others are
 * their present sizes, which must not grow.
 */
const flows = [
  {
    flow: 'residential, personal',
    folders: ['premises', 'particulars', 'utilities', 'confirmation'],
    spared: [...commercial, ...company],
    budget: 215_000,
    atKiosk: 224_000,
  },
  {
    flow: 'residential, company',
    folders: ['premises', 'companyParticulars', 'review', 'upload'],
    spared: commercial,
    budget: 221_500,
    atKiosk: 237_000,
  },
  {
    flow: 'commercial, personal',
    folders: ['commercialPremises', 'particulars', 'review', 'payment'],
    spared: company,
    budget: 225_500,
    atKiosk: 241_500,
  },
  {
    flow: 'commercial, company',
    folders: ['commercialPremises', 'companyParticulars', 'review', 'upload', 'payment'],
    spared: [],
    budget: 235_500,
    atKiosk: 251_500,
  },
].map(({ folders, ...flow }) => ({ ...flow, steps: folders.map(stepIn) }))

const stages = flows.flatMap(({ flow, steps, spared, budget }) =>
  steps.map((step, index) => ({
    flow,
    folder: step.split('/').at(-2) ?? step,
    previousSteps: steps.slice(0, index),
    reached: steps.slice(0, index + 1),
    spared: [...spared, ...kiosk],
    budget,
  })),
)

/** Parts that a visitor with a current browser, default settings and a stable connection never loads. */
const neverLoaded = [
  'temporal-polyfill',
  'observability/beaconReporter',
  'src/features/plainPage/RefusedRedirect.tsx',
  'src/features/submission/showAccepted.ts',
]
const isStep = (part: string) => part.includes('src/pages/steps/') && part.endsWith('Step.tsx')
/** The pages that routes load on demand. */
const pages = [
  'src/app/shell/WizardPage.tsx',
  'src/pages/thankYou/ThankYouPage.tsx',
  'src/pages/kioskPayment/KioskPaymentPage.tsx',
]
const isRoute = (part: string) => part.includes('tsr-split') || pages.includes(part)
/**
 * The parts that a page itself loads on demand: all except other pages, other steps and parts that are never loaded.
 */
const ownLazyParts = (spared: readonly string[]) => (part: string) =>
  !isRoute(part) && !isStep(part) && !spared.includes(part) && !neverLoaded.some(name => part.includes(name))

const costs: string[] = []
const recordCost = (name: string, bytes: number, budget: number) => {
  costs.push(`${name.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${budget / 1000}`)
  return bytes
}
afterAll(() => console.log(costs.join('\n')))

describe('sizes after gzip', () => {
  const first = build.closure([landing])

  test('the first script of the landing page is at most 110 kB', () => {
    expect(
      recordCost('landing page, first script', build.script(first), budgets.landing),
    ).toBeLessThanOrEqual(budgets.landing)
  })

  test('the landing page contains neither zod nor ts-rest', () => {
    const sources = build.sources(first)
    expect(sources.filter(source => /\/(zod|@ts-rest|api\/client)/.test(source))).toEqual([])
    expect(sources.filter(source => source.includes('/react-dom/'))).not.toEqual([])
  })

  test("no part of the build contains zod's classes with methods, because screens and fields use zod/mini", () => {
    expect(build.sources(build.parts()).filter(source => source.includes('/zod/v4/classic/'))).toEqual([])
  })

  test('no part of the build contains the gallery of components', () => {
    expect(build.sources(build.parts()).filter(source => source.includes('/gallery/'))).toEqual([])
    expect(existsSync(join(dist, 'gallery.html'))).toBe(false)
  })

  test('the style sheets of the landing page are at most 15 kB', () => {
    expect(recordCost('landing page, first style', build.style(first), budgets.style)).toBeLessThanOrEqual(
      budgets.style,
    )
  })

  test('the page of the phone is at most 85 kB and shares nothing with the landing page or the steps', () => {
    const parts = phoneBuild.closure([phoneBuild.part('upload.html')])
    expect(recordCost('page of the phone', phoneBuild.script(parts), budgets.phone)).toBeLessThanOrEqual(
      budgets.phone,
    )
    const sources = phoneBuild.sources(parts)
    expect(sources.filter(source => /\/src\/(app|pages\/(landing|steps))\//.test(source))).toEqual([])
    expect(sources.filter(source => /\/(react-router|@ts-rest)\//.test(source))).toEqual([])
  })

  test('every part that some applicants never load is in the build', () => {
    const spared = [...commercial, ...company, ...kiosk]
    expect(spared.map(part => build.part(part))).toEqual(spared)
  })

  test.each(stages)(
    '$flow: everything up to $folder is at most $budget bytes',
    ({ flow, folder, reached, spared, budget }) => {
      const parts = build.closure([landing, wizard, ...reached], ownLazyParts(spared))
      const name = `${flow}: up to ${folder}`
      expect(recordCost(name, build.script(parts), budget)).toBeLessThanOrEqual(budget)
    },
  )

  test.each(flows)(
    '$flow at a kiosk: all of it is at most $atKiosk bytes',
    ({ flow, steps, spared, atKiosk }) => {
      const parts = build.closure([landing, wizard, ...steps], ownLazyParts(spared))
      const name = `${flow}: at a kiosk`
      expect(recordCost(name, build.script(parts), atKiosk)).toBeLessThanOrEqual(atKiosk)
    },
  )

  test.each(stages.filter(({ previousSteps }) => previousSteps.length > 0))(
    '$flow: $folder adds at most 25 kB without its lazy parts',
    ({ flow, folder, previousSteps, reached }) => {
      const loaded = build.closure([landing, wizard, ...previousSteps])
      const added = [...build.closure([landing, wizard, ...reached])].filter(part => !loaded.has(part))
      const name = `${flow}: added by ${folder}`
      expect(recordCost(name, build.script(added), budgets.laterStep)).toBeLessThanOrEqual(budgets.laterStep)
    },
  )
})
