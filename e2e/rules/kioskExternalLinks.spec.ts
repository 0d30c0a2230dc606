import { unfoldAll } from '../unfoldAll.ts'
import type { Page } from '@playwright/test'
import type { Step } from '@open-account/domain/flow/flows'
import type { Application } from '../application.ts'
import { type Applicant, everyApplicant } from '../everyApplicant.ts'
import { everyLink, offerLinks, otherSite } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'
import { Kiosk } from '../screens/kiosk.ts'
import type { Values } from '../values.ts'

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })

test.beforeEach(async ({ context, world }) => {
  await offerLinks(context, everyLink)
  await world.turnOnFlag('oa-livechat')
})

/** The external addresses on the open page and in its dialogs. */
const externalAddressesOn = async (page: Page, step: string): Promise<readonly string[]> => {
  await expect(page).toHaveURL(new RegExp(`/${step}(\\?.*)?$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Please wait..')).toHaveCount(0)
  return new Kiosk(page).externalAddressesInDialogs()
}

test('the landing page has external links on a desktop and none at a kiosk', async ({ apply, page }) => {
  const kiosk = new Kiosk(page)
  await apply.landing.open('/open-account/commercial/personal')
  await expect(apply.landing.startButton).toBeEnabled()
  await unfoldAll(page)
  // They load with the parts that lead to other sites.
  for (const name of [/^Chat with us/, /^About Myinfo/])
    await expect(page.getByRole('button', { name })).toBeVisible()
  expect(await kiosk.externalAddressesInDialogs()).toEqual(
    expect.arrayContaining([`${otherSite}/chat`, `${otherSite}/myinfo`, 'tel:18005551661']),
  )
  await kiosk.open()
  await expect(apply.landing.startButton).toBeVisible()
  await unfoldAll(page)
  await expect(page.getByText('1800 555 1661')).toBeVisible()
  expect(await externalAddressesOn(page, 'open-account')).toEqual([])
})

/** Opens these steps and expects no external address on any of them. */
const expectNoLinks = async (
  { apply, page, values }: { readonly apply: Application; readonly page: Page; readonly values: Values },
  { resumeAt }: Applicant,
  steps: readonly Step[],
) => {
  for (const step of steps) {
    await resumeAt(apply, values, step, true)
    expect(await externalAddressesOn(page, step), `external addresses on ${step}`).toEqual([])
  }
}

for (const applicant of everyApplicant)
  test(`no step for ${applicant.who} has an external link at a kiosk @night`, async ({
    apply,
    page,
    values,
  }) => {
    await expectNoLinks({ apply, page, values }, applicant, applicant.steps)
  })

/** The screens of the applicants before, and the payment, which `kioskPayment.spec.ts` walks through. */
const openedScreens = new Set(everyApplicant.map(({ screenOf }) => screenOf('payment')))
for (const applicant of everyApplicant) {
  const steps = applicant.steps.filter(step => !openedScreens.has(applicant.screenOf(step)))
  for (const step of steps) openedScreens.add(applicant.screenOf(step))
  if (steps.length > 0)
    test(`no other screen for ${applicant.who} has an external link at a kiosk`, async ({
      apply,
      page,
      values,
    }) => {
      await expectNoLinks({ apply, page, values }, applicant, steps)
    })
}
