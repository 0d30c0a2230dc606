import { unfoldAll } from '../unfoldAll.ts'
import { expectStatus } from '../expectStatus.ts'
import { pdf, photo, picture } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { KioskPanel } from '../screens/kioskPanel.ts'
import { nricBack, nricFront } from '../screens/particulars.ts'
import { PhonePage } from '../screens/phonePage.ts'
import type { World } from '../world.ts'

test.use({ viewport: { width: 1080, height: 1920 } })

/** Seconds for which the link of a QR code is valid. */
const linkSeconds = 600

const onlyStream = async ({ control, params }: World) => {
  const { body } = expectStatus(await control.streams.list({ params }), 200)
  const [stream] = body.streams
  if (stream === undefined) throw new Error('The world has no open stream')
  return stream.id
}

test.beforeEach(async ({ apply, values }) => {
  await apply.resumeAt('confirmation', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
    atKiosk: true,
  })
})

test('a kiosk reconnects after a broken stream and receives the missed files', async ({
  browser,
  page,
  world,
}) => {
  const panel = new KioskPanel(page)
  const phone = await PhonePage.open(browser, await panel.readLink())
  await expect(panel.phoneConnected).toBeVisible()
  const stream = await onlyStream(world)
  await page.context().setOffline(true)
  expectStatus(
    await world.control.streams.act({ params: { ...world.params, stream }, body: { action: 'drop' } }),
    200,
  )
  await expect(panel.connectionLost).toBeVisible()
  await phone.takePhoto(picture('front.png'))
  await expect(phone.heading).toHaveText(nricBack)
  await page.context().setOffline(false)

  await expect(panel.row(nricFront)).toContainText('front.png')
  await expect(panel.connectionLost).toBeHidden()
  await phone.close()
})

test('an expired link is shown on both screens, and a new link keeps the uploaded files', async ({
  browser,
  page,
  world,
}) => {
  const panel = new KioskPanel(page)
  const link = await panel.readLink()
  const phone = await PhonePage.open(browser, link)
  await phone.takePhoto(picture('front.png'))
  await expect(panel.row(nricFront)).toContainText('Uploaded')

  await world.advanceClock(linkSeconds)
  await expect(panel.expired).toBeVisible()
  await expect(phone.heading).toHaveText('This link is over')
  await expect(phone.page.getByText('This link has expired.')).toBeVisible()

  await panel.refreshCode()
  await expect(panel.row(nricFront)).toContainText('front.png')
  expect(await panel.readLink()).not.toBe(link)
  await phone.button('Enter a code').click()
  await phone.enterCode((await panel.code.textContent()) ?? '')
  await expect(phone.heading).toHaveText(nricBack)
  await phone.close()
})

test('phone and kiosk follow each other until Done at the kiosk ends the link', async ({ browser, page }) => {
  const panel = new KioskPanel(page)
  const link = await panel.readLink()
  const phone = await PhonePage.open(browser, link)
  await test.step('the phone makes a photo above 1 MB smaller', async () => {
    await phone.takePhoto(await photo('camera.jpg', 12, page))
    await expect(panel.row(nricFront)).toContainText(/camera\.jpg · \d+ KB/)
  })
  await test.step('an applicant who finished on the phone can return to the phone', async () => {
    await expect(phone.heading).toHaveText(nricBack)
    await phone.takePhoto(picture('back.png'))
    await phone.button('Done').click()
    await expect(panel.phoneDone).toBeVisible()
    await phone.button('Show my documents').click()
    await expect(panel.phoneConnected).toBeVisible()
    await expect(panel.phoneDone).toBeHidden()
    await phone.button('Done').click()
    await expect(panel.phoneDone).toBeVisible()
  })
  await test.step('the phone requests a file again after the kiosk deletes it', async () => {
    await panel.remove(nricBack, 'back.png')
    await expect(panel.row(nricBack)).toContainText('Waiting for your phone')
    await expect(phone.heading).toHaveText(nricBack)
    await expect(phone.item(nricBack)).not.toContainText('Uploaded')
    await phone.takePhoto(picture('better.png'))
    await expect(panel.row(nricBack)).toContainText('better.png')
  })
  await test.step('Done at the kiosk ends the link of the phone', async () => {
    await panel.finish()
    await expect(phone.heading).toHaveText('This link is over')
    await expect(phone.page.getByText('The upload was ended at the kiosk.')).toBeVisible()
    const another = await PhonePage.open(browser, link)
    await expect(another.heading).toHaveText('This link is over')
    await another.close()
  })
  expect(phone.errors).toEqual([])
  await phone.close()
})

test('a document with several files shows each file and can delete each', async ({
  apply,
  browser,
  page,
  values,
}) => {
  const panel = new KioskPanel(page)
  const proof = 'Proof of Occupancy of Premises'
  await apply.resumeAtReview('commercial/personal', {
    address: values.address('premises.flat'),
    applicant: person({ nric: values.of('customer.new') }),
    atKiosk: true,
  })
  const phone = await PhonePage.open(browser, await panel.readLink())
  await phone.item(proof).click()
  await phone.choose(pdf('lease.pdf'), pdf('stamp duty.pdf'))
  await unfoldAll(page)
  await expect(panel.row(proof)).toContainText('lease.pdf')
  await expect(panel.row(proof)).toContainText('stamp duty.pdf')
  await panel.remove(proof, 'lease.pdf')

  await expect(panel.row(proof)).not.toContainText('lease.pdf')
  await page.reload()
  await unfoldAll(page)
  await expect(panel.row(proof)).toContainText('stamp duty.pdf')
  await phone.close()
})
