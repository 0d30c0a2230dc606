// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { BundleCost } from '../build/bundleCost.ts'

/** Bytes after gzip; a kilobyte is 1,000 bytes. Source: the project's targets. */
const budgets = {
  landing: 95_000,
  laterStep: 25_000,
  atRest: 3_000,
  explanations: 4_500,
  keyboard: 2_500,
  left: 3_000,
  operaDays: 1_500,
  refusals: 2_000,
  notices: 2_500,
  offline: 500,
  style: 15_000,
  terms: 3_500,
  unpaid: 1_500,
  phone: 67_500,
  byPhone: 11_500,
  signOnPhone: 8_000,
}

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const build = new BundleCost(dist)
/** The page of the applicant's phone is built by itself. */
const phoneBuild = new BundleCost(dist, 'phone.json')
/** The entry contains the landing page. */
const landing = build.part('index.html')
const wizard = build.part('_wizard', '.js')
/** The review, with the application form that it shows: one part for a company and for commercial premises. */
const review = build.part('_review', '.js')
const stepIn = (folder: string) =>
  folder === 'review' ? review : build.part(`src/pages/steps/${folder}/`, 'Step.tsx')

/** The part that only commercial premises load. */
const commercial = [build.part('_commercial', '.js')]
/** The part that only street operas load. */
const operaDays = 'src/features/deposit/NumberOfDays.tsx'
/** The part that only companies load, which sign. */
const company = ['src/features/signature/SignDialog.tsx']
/** The parts that only applicants load who unfold a requirement of the landing page or open an explanation. */
const explanations = [build.part('src/pages/landing/RequirementList.tsx'), build.part('_explanations', '.js')]
/** The part that only applicants load who open the text of the terms. */
const terms = build.part('_terms', '.js')
/** The part that loads when a file is refused, or converted. */
const unusualFiles = ['src/features/documents/refuseFile.ts']
/** The parts that load when the service refuses an applicant. */
const refusals = [
  'src/features/applicant/EligibilityDialog.tsx',
  'src/features/signature/UnattachedSignature.tsx',
  'src/pages/steps/payment/PendingApplicationDialog.tsx',
]
/** The parts that load when an accepted application is not paid, or may not be. */
const unpaid = ['src/pages/steps/payment/UnpaidNotice.tsx', 'src/pages/steps/payment/PaymentNotice.tsx']
/** The parts that only applicants load who leave an application, who continue it, and who open a second tab. */
const left = [
  'src/app/shell/LeaveQuestion.tsx',
  'src/app/shell/OtherTab.tsx',
  'src/pages/landing/LeftApplication.tsx',
  'src/session/isTransactionOver.ts',
]
/** The parts that load for applicants at a computer who use their phone. */
const byPhone = ['src/features/kioskUpload/PhoneUpload.tsx', 'src/features/signature/PhoneSignature.tsx']
/** The part with the notices of the footer. */
const notices = 'src/features/about/AboutDialog.tsx'
/** The page of a kiosk that is offline when a session ends, which loads ahead, after everything else. */
const offline = 'src/app/device/OfflinePage.tsx'
/** The parts that only some applicants of every kind load. */
const optional = [
  ...explanations,
  terms,
  ...unusualFiles,
  ...left,
  ...refusals,
  ...unpaid,
  notices,
  offline,
  ...byPhone,
  operaDays,
]
/** The part that every device but a shared one loads: a kiosk has one tab. */
const otherTabs = 'src/app/shell/tabLock.ts'
/** The part that shared devices never load, because they have no files of the applicant. */
const ownFiles = build.part('_ownFiles', '.js')
/** The part that a kiosk loads when its on-screen keyboard is on. */
const keyboard = 'src/app/device/Keyboard.tsx'
/** The questions about the end of a session, which a shared device loads at rest. */
const sessionQuestions = build.part('_sessionQuestions', '.js')
/** The parts that only a kiosk loads, which is shared and where documents come from a phone. */
const kiosk = [
  keyboard,
  'src/app/device/SharedDevice.tsx',
  'src/features/kioskUpload/KioskUpload.tsx',
  'src/pages/thankYou/ReceiptByPhone.tsx',
  sessionQuestions,
]

/**
 * The steps of each kind of applicant, the parts that this kind never loads, and the budget of all of it, in a
 * browser and at a kiosk. The target is 215 kB for every wizard.
 */
const flows = [
  {
    flow: 'residential, personal',
    folders: ['premises', 'particulars', 'utilities', 'confirmation'],
    spared: [...commercial, ...company],
    budget: 215_000,
    atKiosk: 215_000,
  },
  {
    flow: 'residential, company',
    folders: ['premises', 'companyParticulars', 'review', 'upload'],
    spared: commercial,
    budget: 215_000,
    atKiosk: 215_000,
  },
  {
    flow: 'commercial, personal',
    folders: ['commercialPremises', 'particulars', 'review', 'payment'],
    spared: company,
    budget: 215_000,
    atKiosk: 215_000,
  },
  {
    flow: 'commercial, company',
    folders: ['commercialPremises', 'companyParticulars', 'review', 'upload', 'payment'],
    spared: [],
    budget: 215_000,
    atKiosk: 215_000,
  },
].map(flow => ({ ...flow, steps: flow.folders.map(stepIn) }))

const stages = flows.flatMap(({ flow, folders, steps, spared, budget }) =>
  folders.map((folder, index) => ({
    flow,
    folder,
    previousSteps: steps.slice(0, index),
    reached: steps.slice(0, index + 1),
    spared: [...spared, ...optional, ...kiosk],
    budget,
  })),
)

/** What every page loads once it is at rest, after everything that it shows; it delays nothing. */
const atRest = 'src/app/atRest.tsx'

/** Parts that a visitor with a current browser, default settings and a stable connection never loads. */
const neverLoaded = [
  'temporal-polyfill',
  'observability/beaconReporter',
  'src/app/device/OutOfService.tsx',
  'src/features/plainPage/MissingPage.tsx',
  'src/features/plainPage/RefusedRedirect.tsx',
  'src/pages/landing/StartFailureDialog.tsx',
  'src/features/submission/showAccepted.ts',
]
const isStep = (part: string) =>
  part === review || (part.includes('src/pages/steps/') && part.endsWith('Step.tsx'))
/** The pages that routes load on demand. */
const pages = ['src/pages/thankYou/ThankYouPage.tsx', 'src/pages/kioskPayment/KioskPaymentPage.tsx']
const isRoute = (part: string) =>
  part.includes('tsr-split') || part === wizard || pages.includes(part) || part === atRest
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

  test('the first script of the landing page is at most 95 kB', () => {
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

  test.each([
    { of: 'application', files: build.scripts(build.parts()) },
    { of: 'page of the phone', files: phoneBuild.scripts(phoneBuild.parts()) },
  ])('Chromium compiles every long script of the $of while it arrives', ({ files }) => {
    const texts = files.map(file => readFileSync(join(dist, file), 'utf8'))
    const long = texts.filter(text => text.length > 4_100)
    expect(long).not.toEqual([])
    expect(long.filter(text => !text.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([])
  })

  test('the style sheets of the landing page are at most 15 kB', () => {
    expect(recordCost('landing page, first style', build.style(first), budgets.style)).toBeLessThanOrEqual(
      budgets.style,
    )
  })

  test('the page of the phone is at most 67.5 kB and shares nothing with the landing page or the steps', () => {
    const parts = phoneBuild.closure([phoneBuild.part('upload.html')])
    expect(recordCost('page of the phone', phoneBuild.script(parts), budgets.phone)).toBeLessThanOrEqual(
      budgets.phone,
    )
    const sources = phoneBuild.sources(parts)
    expect(sources.filter(source => /\/src\/(app|pages\/(landing|steps))\//.test(source))).toEqual([])
    expect(sources.filter(source => /\/(react-router|@ts-rest)\//.test(source))).toEqual([])
  })

  test('the requirements of the landing page and the explanations are at most 4.5 kB', () => {
    expect(
      recordCost('requirements and explanations', build.script(explanations), budgets.explanations),
    ).toBeLessThanOrEqual(budgets.explanations)
  })

  test('the texts of the terms are a script of at most 3.5 kB', () => {
    expect(recordCost('texts of the terms', build.script([terms]), budgets.terms)).toBeLessThanOrEqual(
      budgets.terms,
    )
  })

  test('the notices of the footer are at most 2.5 kB', () => {
    const loaded = build.closure([landing, wizard])
    const added = [...build.closure([build.part(notices)])].filter(part => !loaded.has(part))
    expect(recordCost('notices of the footer', build.script(added), budgets.notices)).toBeLessThanOrEqual(
      budgets.notices,
    )
  })

  test('the page of a kiosk that is offline is a script of at most 0.5 kB', () => {
    expect(
      recordCost('kiosk that is offline', build.script([build.part(offline)]), budgets.offline),
    ).toBeLessThanOrEqual(budgets.offline)
  })

  test('what only a computer with a phone loads is a script of at most 11.5 kB', () => {
    const loaded = build.closure([landing, wizard, ...flows.flatMap(({ steps }) => steps)], part =>
      part.includes('SignDialog'),
    )
    const added = [...build.closure(byPhone)].filter(part => !loaded.has(part))
    expect(recordCost('using a phone', build.script(added), budgets.byPhone)).toBeLessThanOrEqual(
      budgets.byPhone,
    )
  })

  test('signing on the phone is a script of at most 8 kB', () => {
    const page = phoneBuild.closure([phoneBuild.part('upload.html')])
    const sign = phoneBuild.part('src/pages/phoneUpload/SignPage.tsx')
    const added = [...phoneBuild.closure([sign])].filter(part => !page.has(part))
    expect(
      recordCost('page of the phone, signing', phoneBuild.script(added), budgets.signOnPhone),
    ).toBeLessThanOrEqual(budgets.signOnPhone)
  })

  test('the on-screen keyboard is a script of at most 2.5 kB', () => {
    expect(
      recordCost('on-screen keyboard', build.script([build.part(keyboard)]), budgets.keyboard),
    ).toBeLessThanOrEqual(budgets.keyboard)
  })

  test('leaving and continuing an application are scripts of at most 3 kB', () => {
    expect(
      recordCost('leaving and continuing', build.script(left.map(part => build.part(part))), budgets.left),
    ).toBeLessThanOrEqual(budgets.left)
  })

  test('the screens of refusals are scripts of at most 2 kB', () => {
    expect(
      recordCost('refusals', build.script(refusals.map(part => build.part(part))), budgets.refusals),
    ).toBeLessThanOrEqual(budgets.refusals)
  })

  test('the messages about an unpaid application are scripts of at most 1.5 kB', () => {
    expect(
      recordCost('unpaid application', build.script(unpaid.map(part => build.part(part))), budgets.unpaid),
    ).toBeLessThanOrEqual(budgets.unpaid)
  })

  test('the days of a street opera are a script of at most 1.5 kB', () => {
    expect(
      recordCost('days of a street opera', build.script([build.part(operaDays)]), budgets.operaDays),
    ).toBeLessThanOrEqual(budgets.operaDays)
  })

  test('every part that some applicants never load is in the build', () => {
    const spared = [...commercial, ...company, ...optional, ...kiosk, ownFiles]
    expect(spared.map(part => build.part(part))).toEqual(spared)
  })

  test('what a page loads at rest is at most 3 kB', () => {
    const loaded = build.closure([landing, wizard])
    const added = [...build.closure([atRest])].filter(part => !loaded.has(part))
    expect(recordCost('page at rest', build.script(added), budgets.atRest)).toBeLessThanOrEqual(
      budgets.atRest,
    )
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
      const parts = build.closure(
        [landing, wizard, ...steps],
        ownLazyParts([...spared, ...optional, ownFiles, keyboard, otherTabs]),
      )
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
