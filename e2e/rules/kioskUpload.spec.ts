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

/** The link of a QR code is good for ten minutes. */
const linkSeconds = 600

const onlyStream = async ({ control, params }: World) => {
  const { body } = expectStatus(await control.streams.list({ params }), 200)
  const [stream] = body.streams
  if (stream === undefined) throw new Error('No stream is open')
  return stream.id
}

test.beforeEach(async ({ apply, values }) => {
  await apply.resumeAt('confirmation', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
    atKiosk: true,
  })
})

test('a line that breaks is taken up again, and nothing of it is lost', async ({ browser, page, world }) => {
  const panel = new KioskPanel(page)
  const phone = await PhonePage.open(browser, await panel.link())
  await expect(panel.connected).toBeVisible()
  const stream = await onlyStream(world)
  await page.context().setOffline(true)
  expectStatus(
    await world.control.streams.act({ params: { ...world.params, stream }, body: { action: 'drop' } }),
    200,
  )
  await expect(panel.lost).toBeVisible()
  await phone.takePhoto(picture('front.png'))
  await expect(phone.heading).toHaveText(nricBack)
  await page.context().setOffline(false)

  await expect(panel.row(nricFront)).toContainText('front.png')
  await expect(panel.lost).toBeHidden()
  await phone.close()
})

test('a link that expires says so on both screens; another one keeps what has arrived', async ({
  browser,
  page,
  world,
}) => {
  const panel = new KioskPanel(page)
  const link = await panel.link()
  const phone = await PhonePage.open(browser, link)
  await phone.takePhoto(picture('front.png'))
  await expect(panel.row(nricFront)).toContainText('Uploaded')

  await world.letPass(linkSeconds)
  await expect(panel.expired).toBeVisible()
  await expect(phone.heading).toHaveText('This link is over')
  await expect(phone.page.getByText('This link has expired.')).toBeVisible()

  await panel.refresh()
  await expect(panel.row(nricFront)).toContainText('front.png')
  expect(await panel.link()).not.toBe(link)
  await phone.button('Enter a code').click()
  await phone.enterCode((await panel.code.textContent()) ?? '')
  await expect(phone.heading).toHaveText(nricBack)
  await phone.close()
})

test('whoever is done on the phone is sent back to the kiosk, and may come back to the phone', async ({
  browser,
  page,
}) => {
  const panel = new KioskPanel(page)
  const phone = await PhonePage.open(browser, await panel.link())
  await phone.takePhoto(picture('front.png'))
  await expect(phone.heading).toHaveText(nricBack)
  await phone.takePhoto(picture('back.png'))
  await phone.button('Done').click()
  await expect(panel.phoneDone).toBeVisible()

  await phone.button('Show my documents').click()
  await expect(panel.connected).toBeVisible()
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
  { kiosk: 'that did not begin the application', token: 'another-token', calls: 1 },
])
  test(`a kiosk ${kiosk} offers no way to the phone, and says who helps`, async ({ page }) => {
    const panel = new KioskPanel(page)
    await panel.link()
    await page.evaluate(given => sessionStorage.setItem('token', given), token)
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.reload()

    await expect(panel.barred).toContainText('Please ask our staff for help.')
    await expect(panel.row(nricFront)).toBeVisible()
    await expect(page.getByText(/QR code/)).toBeHidden()
    expect(asked.filter(path => path === '/khaos/v1/upload/event')).toHaveLength(calls)
  })

test('work on the phone keeps the kiosk from asking for ten minutes after the last touch, and no longer', async ({
  browser,
  page,
}) => {
  const panel = new KioskPanel(page)
  const kiosk = new Kiosk(page)
  await page.clock.install()
  await page.reload()
  const phone = await PhonePage.open(browser, await panel.link())
  await page.clock.fastForward('09:50')
  await phone.takePhoto(picture('front.png'))
  await expect(panel.row(nricFront)).toContainText('front.png')
  await page.clock.fastForward('01:00')
  await expect(kiosk.endSession).toBeVisible()
  await expect(kiosk.warning).toBeHidden()
  await page.clock.fastForward('00:41')

  await expect(kiosk.warning).toContainText('This session ends in')
  await page.clock.fastForward('00:30')
  await expect(page).toHaveURL(/\/open-account\/?\?mode=kiosk$/)
  await phone.close()
})

test('a file is deleted at the kiosk, and the phone asks for it again', async ({ browser, page }) => {
  const panel = new KioskPanel(page)
  const phone = await PhonePage.open(browser, await panel.link())
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

test('a photo above 1 MB is made smaller on the phone', async ({ browser, page }) => {
  const panel = new KioskPanel(page)
  const phone = await PhonePage.open(browser, await panel.link())
  await phone.takePhoto(await photo('camera.jpg', 12, page))

  await expect(panel.row(nricFront)).toContainText(/camera\.jpg · \d+ KB/)
  await phone.close()
})

test('whoever is done closes the link', async ({ browser, page }) => {
  const panel = new KioskPanel(page)
  const link = await panel.link()
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

test('whoever ends the session at the kiosk ends the upload on the phone', async ({ browser, page }) => {
  const phone = await PhonePage.open(browser, await new KioskPanel(page).link())
  await expect(phone.heading).toHaveText(nricFront)
  await new Kiosk(page).endSession.click()

  await expect(phone.heading).toHaveText('This link is over')
  await phone.close()
})

test('what is no document is refused on the phone, and too long a name is mended by a press', async ({
  browser,
  page,
}) => {
  const panel = new KioskPanel(page)
  const phone = await PhonePage.open(browser, await panel.link())
  await phone.choose({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Dear Sir') })
  await expect(phone.item(nricFront)).toContainText('Not uploaded')
  await phone.choose(pdf(`${'a'.repeat(41)}.pdf`))
  await phone.button(/^Rename to/).click()

  await expect(panel.row(nricFront)).toContainText(`${'a'.repeat(40)}.pdf`)
  expect(phone.errors).toEqual([])
  await phone.close()
})

test('a document of several files keeps each of them, and each can be deleted', async ({
  apply,
  browser,
  page,
  values,
}) => {
  const panel = new KioskPanel(page)
  const proof = 'Proof of Occupancy of Premises'
  await apply.resumeAtReview('commercial/personal', {
    address: values.address('premises.flat'),
    by: person({ nric: values.of('customer.new') }),
    atKiosk: true,
  })
  const phone = await PhonePage.open(browser, await panel.link())
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

test('a document that may be left out keeps nobody from being done on the phone', async ({
  apply,
  browser,
  page,
  values,
}) => {
  const panel = new KioskPanel(page)
  const optional = panel.row('Letter of Authorisation')
  await apply.resumeAtStepOf('residential/company', 'upload', {
    address: values.address('premises.flat'),
    by: company({ uen: values.of('company.live') }),
    atKiosk: true,
  })
  const phone = await PhonePage.open(browser, await panel.link())
  await expect(optional).toContainText('Waiting for your phone')
  await phone.choose(pdf('form.pdf'))
  await expect(phone.heading).toHaveText('Company Registry Extract (BizFile)')
  await phone.choose(pdf('extract.pdf'))
  await phone.button('Done').click()

  await expect(panel.phoneDone).toBeVisible()
  await expect(optional).not.toContainText('Waiting for your phone')
  await phone.close()
})

test('a company with identity data uploads on its confirmation', async ({ apply, browser, page, values }) => {
  const panel = new KioskPanel(page)
  await apply.resumeAtReview('residential/company', {
    address: values.address('premises.flat'),
    by: company({ uen: values.of('company.live') }),
    identityData: true,
    ownershipProofRequired: true,
    atKiosk: true,
  })
  const phone = await PhonePage.open(browser, await panel.link())
  await phone.choose(pdf('deed.pdf'))

  await expect(panel.row('Proof of Ownership')).toContainText('deed.pdf')
  await phone.close()
})
