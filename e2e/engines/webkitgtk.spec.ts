import { writeFile } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import { picture } from '../files.ts'
import { person } from '../people.ts'
import { nricBack, nricFront } from '../screens/particulars.ts'
import { Values } from '../values.ts'
import { World } from '../world.ts'
import { WebKit } from './webKit.ts'

interface Fixtures {
  readonly origin: string
  readonly world: World
  readonly values: Values
  /** A window as large as a tablet, in the test's own world. */
  readonly webKit: WebKit
}

const test = base.extend<Fixtures>({
  origin: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('The Playwright configuration has no baseURL')
    await use(baseURL)
  },
  world: async ({ origin }, use) => {
    const world = await World.create(origin)
    await use(world)
    await world.close()
  },
  values: async ({ world }, use) => use(await Values.read(world)),
  webKit: async ({ origin, world }, use, testInfo) => {
    const webKit = await WebKit.open({ width: 820, height: 1180 })
    await webKit.goto(`${origin}/open-account/`)
    await webKit.addCookie('world', world.id)
    await webKit.goto(`${origin}/open-account/`)
    await use(webKit)
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('last-screen.png'), await webKit.screenshot())
    await webKit.close()
  },
})

test('a resident opens an account in WebKitGTK with typed answers', async ({
  webKit,
  values,
  world,
}, testInfo) => {
  const { postalCode, block, floor, unit } = values.address('premises.condominium')
  const applicant = person({ nric: values.of('customer.new') })
  await webKit.press('Residential Premises')
  await webKit.press('Personal Name')
  await webKit.press('Start')
  await webKit.type('Postal Code', postalCode)
  await webKit.type('House / Block No.', block)
  await webKit.type('Floor', floor)
  await webKit.type('Unit', unit)
  await webKit.press('Tenant')
  await webKit.seeText('Address found')
  await webKit.choose('Use Of Premises', 'Condominium/private apartment')
  await webKit.press('Next')
  await webKit.press('Enter Details Manually here')
  await webKit.press('Mr')
  await webKit.type('Name', applicant.name)
  await webKit.type('NRIC / FIN', applicant.nric)
  await webKit.type('Date of Issue', applicant.issued)
  await webKit.type('Date of Birth', applicant.born)
  await webKit.press('Chinese')
  await webKit.type('Email', applicant.email)
  await webKit.type('Mobile Number', applicant.mobile)
  const nric = testInfo.outputPath('nric.png')
  await writeFile(nric, picture('nric.png').buffer)
  await webKit.upload(nricFront, nric)
  await webKit.upload(nricBack, nric)
  await webKit.press('Next')
  await webKit.seeText('Next available')
  await webKit.press('Tue 02 Mar')
  await webKit.press('9 am')
  await webKit.press('Next')
  await webKit.press('I agree to the Terms and Conditions')
  await webKit.press('Submit')
  await webKit.press('Confirm')
  await webKit.seeText('Thank you')
  expect(await world.acceptedApplication()).toBeDefined()
})
