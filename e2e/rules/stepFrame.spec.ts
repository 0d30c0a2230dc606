import type { Page } from '@playwright/test'
import type { Application } from '../application.ts'
import { type Applicant, everyApplicant } from '../everyApplicant.ts'
import { expect, test } from '../fixtures.ts'
import { layoutShift, watchLayoutShifts } from '../layoutShift.ts'
import { person } from '../people.ts'
import type { Values } from '../values.ts'

/** Sends the scripts that match only when the returned function is called. */
const holdScripts = async (page: Page, scripts: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(scripts, async route => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** The parts of the frame: bar of the device, header, strip, step indicator, title. */
const parts =
  '[aria-label="This device"] button, header a, #root > div > details > summary, nav p, nav li, main > p:has(> b), main > h1'

/** What the frame of a step shows, where, and in which colours. */
const readFrame = (page: Page) =>
  page.locator(parts).evaluateAll(elements =>
    elements.map(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, borderTopColor } = getComputedStyle(element.firstElementChild ?? element)
      // A company has its form printed until the flags say that it is signed.
      const text = element.textContent.replace('Review and Sign', 'Review and Print')
      const place = [x, y, width, height].map(Math.round).join(' ')
      return `${text} (${place}) ${element.ariaPressed ?? ''} ${color} ${borderTopColor}`
    }),
  )

/** Opens every step again without its scripts, and then with them. */
const compareFrames = async (
  { page, apply, values }: { page: Page; apply: Application; values: Values },
  { steps, resumeAt }: Applicant,
  atKiosk = false,
) => {
  const heading = page.getByRole('heading', { level: 1 })
  for (const step of steps) {
    await resumeAt(apply, values, step, atKiosk)
    await expect(heading).toBeFocused()
    const shown = await readFrame(page)
    const sendScripts = await holdScripts(page, '**/assets/*.js')
    await page.reload({ waitUntil: 'commit' })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Please wait..')).toBeInViewport()
    expect(await readFrame(page), step).toEqual(shown)
    sendScripts()
    await expect(heading).toBeFocused()
    expect(await readFrame(page), step).toEqual(shown)
  }
}

/** The frames are rendered by the build: a day run compares those of the first applicant, and some at a kiosk. */
for (const [index, applicant] of everyApplicant.entries()) {
  const isFirst = index === 0
  test(
    `the documents of the steps of ${applicant.who} have the frames that the application shows`,
    {
      tag: isFirst ? '@narrow' : '@night',
    },
    async ({ apply, page, values }) => {
      await compareFrames({ apply, page, values }, applicant)
    },
  )

  test.describe('at a kiosk', () => {
    test.use({ viewport: { width: 1080, height: 1920 } })

    test(
      `the documents of the steps of ${applicant.who} have the frames that the kiosk shows`,
      {
        tag: applicant.who === 'a company with identity data, for a home' ? [] : '@night',
      },
      async ({ apply, page, values }) => {
        await compareFrames({ apply, page, values }, applicant, true)
      },
    )
  })
}

test(
  'a step moves nothing when its script and the answers to its first calls arrive',
  {
    tag: '@narrow',
  },
  async ({ apply, page, values }) => {
    const sendScript = await holdScripts(page, '**/assets/UtilitiesStep-*.js')
    const applicant = person({ nric: values.of('customer.new') })
    await apply.resumeAt('utilities', { address: values.address('premises.flat'), person: applicant })
    await expect(page.getByRole('heading', { level: 1, name: 'Utilities' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Please wait..')).toBeInViewport()
    await watchLayoutShifts(page, 'now')
    sendScript()

    await expect(apply.utilities.nextAvailable.first()).toBeVisible()
    expect(await layoutShift(page)).toBe(0)
  },
)
