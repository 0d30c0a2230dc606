import type { StepOf } from '@open-account/domain/flow/flows'
import { Application } from '../application.ts'
import { type Answers, draftAt } from '../drafts.ts'
import { person } from '../people.ts'
import { reviewDraft } from '../reviewDrafts.ts'
import { KioskPanel } from '../screens/kioskPanel.ts'
import type { StoredSession } from '../storedSession.ts'
import type { Values } from '../values.ts'
import { company } from '../screens/companyParticulars.ts'
import { type Device, kiosk, phone, storeSession } from './device.ts'

/** What a page must reach. Paints are multiples of the React page in the same run. */
export interface PageTarget {
  readonly fcp?: number
  readonly lcp?: number
  /** Milliseconds. */
  readonly tbt?: number
  readonly cls?: number
  /** Bytes until the page is at rest. */
  readonly bytes?: number
}

export interface MeasuredPage {
  readonly name: string
  readonly viewport: typeof phone
  readonly target?: PageTarget
  /** The heading that is there when the page is complete, so that no other page is measured in its place. */
  readonly heading: string
  /** Prepares the device and returns the address. */
  readonly address: (device: Device) => Promise<string> | string
}

/** The page whose paints are the floor of all others. */
export const pageFloor = 'React hello'

const landing: PageTarget = { fcp: 0.8, lcp: 0.8, tbt: 50, cls: 0, bytes: 130_000 }
/** The frame of a step is its first paint. */
const step: PageTarget = { fcp: 1, lcp: 1.6, tbt: 50, cls: 0 }

export const resident = (values: Values): Answers => ({
  address: values.address('premises.flat'),
  person: person({ nric: values.of('customer.new') }),
})

/** A step of a resident's application, as after a refresh: its earlier steps are answered. */
const stepOf = (name: StepOf<'residential/personal'>, heading: string): MeasuredPage => ({
  name: `Step '${heading}', refreshed`,
  viewport: phone,
  target: step,
  heading,
  address: async ({ page, world, values }) => {
    await storeSession(page, await draftAt(name, resident(values), world))
    return `/open-account/residential/personal/${name}`
  },
})

/** The review as after a refresh. Another tab reaches it at full speed, because its answers need an appointment. */
const review: MeasuredPage = {
  ...stepOf('confirmation', 'Review'),
  address: async ({ page, context, world, values }) => {
    const tab = new Application(await context.newPage(), world)
    await storeSession(tab.page, await draftAt('utilities', resident(values), world))
    await tab.page.goto('/open-account/residential/personal/utilities')
    await tab.utilities.chooseFirstAppointment()
    await tab.utilities.next()
    await tab.page.getByRole('heading', { name: 'Review' }).waitFor()
    const session = await tab.page.evaluate((): StoredSession =>
      Object.fromEntries(Object.entries(sessionStorage)),
    )
    await tab.page.close()
    await storeSession(page, session)
    return '/open-account/residential/personal/confirmation'
  },
}

/** The address in the QR code of a kiosk, whose page stays open in another tab. */
const phoneLink = async ({ context, values, world }: Device) => {
  const page = await context.newPage()
  const applicant = company({ uen: values.of('company.live') })
  const answers = { address: values.address('premises.flat'), applicant, atKiosk: true }
  await storeSession(page, await reviewDraft('residential/company', 'upload', answers, world))
  await page.goto('/open-account/residential/company/upload')
  return new KioskPanel(page).readLink()
}

export const pages: readonly MeasuredPage[] = [
  { name: 'Static HTML', viewport: phone, heading: 'Hello', address: () => '/static.html' },
  { name: pageFloor, viewport: phone, heading: 'Hello', address: () => '/hello.html' },
  ...(
    [
      ['Landing page', phone, '/open-account/', 'To Open Utilities Account'],
      ['Landing page, mobile mode', phone, '/open-account/?mode=mobile', 'Utilities Account Opening'],
      ['Landing page, kiosk', kiosk, '/open-account/?mode=kiosk', 'To Open Utilities Account'],
    ] as const
  ).map(([name, viewport, address, heading]) => ({
    name,
    viewport,
    target: landing,
    heading,
    address: () => address,
  })),
  stepOf('premises', 'Your Premises'),
  stepOf('particulars', 'Personal Information'),
  stepOf('utilities', 'Utilities'),
  review,
  {
    name: "Page of the applicant's phone",
    viewport: phone,
    target: { tbt: 50, cls: 0 },
    heading: 'Signed Application Form',
    address: phoneLink,
  },
]
