import { expectStatus } from '../expectStatus.ts'
import { pdf, photo, picture } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { company } from '../screens/companyParticulars.ts'
import { Kiosk } from '../screens/kiosk.ts'
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

test('an applicant who finished on the phone can return to the phone', async ({ browser, page }) => {
  const panel = new KioskPanel(page)
  const phone = await PhonePage.open(browser, await panel.readLink())
  await phone.takePhoto(picture('front.png'))
  await expect(phone.heading).toHaveText(nricBack)
  await phone.takePhoto(picture('back.png'))
  await phone.button('Done').click()
  await expect(panel.phoneDone).toBeVisible()

  await phone.button('Show my documents').click()
  await expect(panel.phoneConnected).toBeVisible()
  await expect(panel.phoneDone).toBeHidden()
  await phone.button('Done').click()
  await expect(panel.phoneDone).toBeVisible()
  await panel.remove(nricBack, 'back.png')
  await expect(panel.row(nricBack)).toContainText('Waiting for your phone')
  await expect(phone.heading).toHaveText(nricBack)
  await phone.close()
})

for (const { kiosk, token, calls } of [
  { kiosk: 'without a token', token: '', calls: 0 },
  { kiosk: 'that did not start the application', token: 'another-token', calls: 1 },
])
  test(`a kiosk ${kiosk} shows no QR code and refers to the staff`, async ({ page }) => {
    const panel = new KioskPanel(page)
    await panel.readLink()
    await page.evaluate(value => sessionStorage.setItem('token', value), token)
    const requestedPaths: string[] = []
    page.on('request', request => requestedPaths.push(new URL(request.url()).pathname))
    await page.reload()

    await expect(panel.refusal).toContainText('Please ask our staff for help.')
    await expect(panel.row(nricFront)).toBeVisible()
    await expect(page.getByText(/QR code/)).toBeHidden()
    expect(requestedPaths.filter(path => path === '/khaos/v1/upload/event')).toHaveLength(calls)
  })

test('work on the phone delays the idle warning until ten minutes after the last touch', async ({
  browser,
  page,
}) => {
  const panel = new KioskPanel(page)
  const kiosk = new Kiosk(page)
  await page.clock.install()
  await page.reload()
  const phone = await PhonePage.open(browser, await panel.readLink())
  await page.clock.fastForward('09:50')
  await phone.takePhoto(picture('front.png'))
  await expect(panel.row(nricFront)).toContainText('front.png')
  await page.clock.fastForward('01:00')
  await expect(kiosk.endSession).toBeVisible()
  await expect(kiosk.idleWarning).toBeHidden()
  await page.clock.fastForward('00:41')

  await expect(kiosk.idleWarning).toContainText('This session ends in')
  await page.clock.fastForward('00:30')
  await expect(page).toHaveURL(/\/open-account\/?\?mode=kiosk$/)
  await phone.close()
})

test('the phone requests a file again after the kiosk deletes it', async ({ browser, page }) => {
  const panel = new KioskPanel(page)
  const phone = await PhonePage.open(browser, await panel.readLink())
  await phone.takePhoto(picture('front.png'))
  await expect(panel.row(nricFront)).toContainText('Uploaded')
  await panel.remove(nricFront, 'front.png')

  await expect(panel.row(nricFront)).toContainText('Waiting for your phone')
  await expect(phone.item(nricFront)).not.toContainText('Uploaded')
  await phone.item(nricFront).click()
  await phone.takePhoto(picture('better.png'))
  await expect(panel.row(nricFront)).toContainText('better.png')
  await phone.close()
})

test('the phone makes a photo above 1 MB smaller', async ({ browser, page }) => {
  const panel = new KioskPanel(page)
  const phone = await PhonePage.open(browser, await panel.readLink())
  await phone.takePhoto(await photo('camera.jpg', 12, page))

  await expect(panel.row(nricFront)).toContainText(/camera\.jpg · \d+ KB/)
  await phone.close()
})

test('Done at the kiosk ends the link of the phone', async ({ browser, page }) => {
  const panel = new KioskPanel(page)
  const link = await panel.readLink()
  const phone = await PhonePage.open(browser, link)
  await phone.takePhoto(picture('front.png'))
  await expect(panel.row(nricFront)).toContainText('Uploaded')
  await panel.finish()

  await expect(phone.heading).toHaveText('This link is over')
  await expect(phone.page.getByText('The upload was ended at the kiosk.')).toBeVisible()
  const another = await PhonePage.open(browser, link)
  await expect(another.heading).toHaveText('This link is over')
  await another.close()
  await phone.close()
})

test('End Session at the kiosk ends the upload on the phone', async ({ browser, page }) => {
  const phone = await PhonePage.open(browser, await new KioskPanel(page).readLink())
  await expect(phone.heading).toHaveText(nricFront)
  await new Kiosk(page).endSession.click()

  await expect(phone.heading).toHaveText('This link is over')
  await phone.close()
})

test('the phone refuses a file of a wrong format and offers to shorten a long name', async ({
  browser,
  page,
}) => {
  const panel = new KioskPanel(page)
  const phone = await PhonePage.open(browser, await panel.readLink())
  await phone.choose({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Dear Sir') })
  await expect(phone.item(nricFront)).toContainText('Not uploaded')
  await phone.choose(pdf(`${'a'.repeat(41)}.pdf`))
  await phone.button(/^Rename to/).click()

  await expect(panel.row(nricFront)).toContainText(`${'a'.repeat(40)}.pdf`)
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
  await expect(panel.row(proof)).toContainText('lease.pdf')
  await expect(panel.row(proof)).toContainText('stamp duty.pdf')
  await panel.remove(proof, 'lease.pdf')

  await expect(panel.row(proof)).not.toContainText('lease.pdf')
  await page.reload()
  await expect(panel.row(proof)).toContainText('stamp duty.pdf')
  await phone.close()
})

test('an optional document does not prevent Done on the phone', async ({ apply, browser, page, values }) => {
  const panel = new KioskPanel(page)
  const optional = panel.row('Letter of Authorisation')
  await apply.resumeAtStepOf('residential/company', 'upload', {
    address: values.address('premises.flat'),
    applicant: company({ uen: values.of('company.live') }),
    atKiosk: true,
  })
  const phone = await PhonePage.open(browser, await panel.readLink())
  await expect(optional).toContainText('Waiting for your phone')
  await phone.choose(pdf('form.pdf'))
  await expect(phone.heading).toHaveText('Company Registry Extract (BizFile)')
  await phone.choose(pdf('extract.pdf'))
  await phone.button('Done').click()

  await expect(panel.phoneDone).toBeVisible()
  await expect(optional).not.toContainText('Waiting for your phone')
  await phone.close()
})

test('a company with identity data uploads by phone on the confirmation', async ({
  apply,
  browser,
  page,
  values,
}) => {
  const panel = new KioskPanel(page)
  await apply.resumeAtReview('residential/company', {
    address: values.address('premises.flat'),
    applicant: company({ uen: values.of('company.live') }),
    identityData: true,
    ownershipProofRequired: true,
    atKiosk: true,
  })
  const phone = await PhonePage.open(browser, await panel.readLink())
  await phone.choose(pdf('deed.pdf'))

  await expect(panel.row('Proof of Ownership')).toContainText('deed.pdf')
  await phone.close()
})
