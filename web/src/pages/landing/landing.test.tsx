import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flagsWith, off, on, renderLanding } from '../../../test/renderLanding.tsx'
import type { Flags } from '../../session/flags.ts'
import { sessionKeys } from '../../session/session.ts'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const answering = (flags: Flags) => ({ readFlags: () => Promise.resolve(flags) })
const ready = () => waitFor(() => expect(screen.queryByText('Please wait..')).toBeNull())
const links = {
  app: 'https://app.example/',
  liveChat: 'https://chat.example/',
  myinfo: 'https://identity.example/personal',
  myinfoBusiness: 'https://identity.example/business',
  sanitaryFacilities: 'https://forms.example/sanitary',
}
const arrive = async (address: string, { mode = 'normal', flags = flagsWith() } = {}) => {
  sessionStorage.setItem(sessionKeys.mode, mode)
  await renderLanding(address, answering(flags))
  await ready()
}

describe('what a mode changes', () => {
  test.each([
    { mode: 'normal', heading: 'To Open Utilities Account', browsers: true, header: true, phones: true },
    { mode: 'mobile', heading: 'Utilities Account Opening', browsers: false, header: false, phones: true },
    { mode: 'kiosk', heading: 'To Open Utilities Account', browsers: false, header: true, phones: false },
  ])(
    '$mode: heading, best browsers, header, phone links',
    async ({ mode, heading, browsers, header, phones }) => {
      await arrive('/open-account/', { mode })
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeDefined()
      expect(document.title).toBe(heading)
      expect(screen.queryByText('Best browsers: Chrome, Safari, Edge, Firefox.') !== null).toBe(browsers)
      expect(screen.queryByRole('banner') !== null).toBe(header)
      expect(screen.getByText('1800 555 1661').matches('a[href="tel:18005551661"]')).toBe(phones)
      const hotline = screen.queryByText('1800 2222 333')
      expect(hotline?.matches('a[href="tel:18002222333"]')).toBe(header ? phones : undefined)
    },
  )

  test.each([
    { mode: 'normal', shown: true },
    { mode: 'mobile', shown: true },
    { mode: 'kiosk', shown: false },
  ])('$mode: links that lead out of the site', async ({ mode, shown }) => {
    await arrive('/open-account/', { mode, flags: flagsWith({ 'oa-livechat': on(), settings: { links } }) })
    const outside = ['About Myinfo', 'About Myinfo Business', 'Chat with us']
    expect(outside.map(name => screen.queryByRole('button', { name }) !== null)).toEqual(
      outside.map(() => shown),
    )
  })

  test.each([
    { mode: 'mobile', address: '/open-account/residential/personal', offered: true },
    { mode: 'mobile', address: '/open-account/residential/company', offered: false },
    { mode: 'mobile', address: '/open-account/commercial/personal', offered: false },
    { mode: 'normal', address: '/open-account/residential/personal', offered: false },
  ])("'Back to the app' in $mode at $address", async ({ mode, address, offered }) => {
    await arrive(address, { mode, flags: flagsWith({ settings: { links } }) })
    const back = screen.queryByRole('link', { name: 'Back to the app' })
    expect(back?.getAttribute('href') ?? null).toBe(offered ? links.app : null)
  })

  test("'Back to the app' needs its setting", async () => {
    await arrive('/open-account/residential/personal', { mode: 'mobile' })
    expect(screen.queryByRole('link', { name: 'Back to the app' })).toBeNull()
  })
})

describe('requirements vary with the choice', () => {
  const residentialUse =
    'Residential premises are for residential use only. Trade or business premises need a commercial application.'
  const commercialUse = 'Commercial premises are for commercial use only.'
  const residentialDeposit = 'The residential security deposit is billed in the first bill.'
  const commercialDeposit =
    'The commercial security deposit is paid online by card or debit during the application.'

  test.each([
    {
      address: '/open-account/',
      says: [residentialUse, commercialUse, residentialDeposit, commercialDeposit],
    },
    { address: '/open-account/residential', says: [residentialUse, residentialDeposit] },
    { address: '/open-account/commercial', says: [commercialUse, commercialDeposit] },
  ])('premises at $address', async ({ address, says }) => {
    await arrive(address)
    const all = [residentialUse, commercialUse, residentialDeposit, commercialDeposit]
    expect(all.filter(sentence => screen.queryByText(sentence) !== null)).toEqual(says)
  })

  test.each([
    { address: '/open-account/residential/personal', topics: ['Documents for personal'] },
    { address: '/open-account/residential/company', topics: ['Documents for company'] },
    { address: '/open-account/commercial/personal', topics: ['Documents for commercial'] },
    { address: '/open-account/residential', topics: ['Documents for personal', 'Documents for company'] },
  ])('documents at $address', async ({ address, topics }) => {
    await arrive(address)
    expect(
      screen.getAllByRole('button', { name: /^Documents for/ }).map(({ textContent }) => textContent),
    ).toEqual(topics)
  })

  test.each([
    'The applicant must be 18 or older.',
    'Refuse collection and waterborne tax start from account opening.',
    'Property tax or ownership proof may be needed.',
    'Dates can be picked up to 30 days ahead.',
    'Gas turn-on is only through the gas company, on 1800 555 1661.',
  ])('always: %s', async sentence => {
    await arrive('/open-account/commercial/company')
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items.some(item => item.startsWith(sentence))).toBe(true)
  })

  test.each([
    { address: '/open-account/', says: [/^Myinfo can fill in/, /^Myinfo Business can fill in/] },
    { address: '/open-account/residential/personal', says: [/^Myinfo can fill in/] },
    { address: '/open-account/commercial/company', says: [/^Myinfo Business can fill in/] },
  ])('identity services at $address', async ({ address, says }) => {
    await arrive(address)
    const all = [/^Myinfo can fill in/, /^Myinfo Business can fill in/]
    expect(all.filter(sentence => screen.queryByText(sentence) !== null).map(String)).toEqual(
      says.map(String),
    )
  })

  test('how long it takes is said before anything is chosen', async () => {
    await arrive('/open-account/')
    expect(screen.getByRole('main').textContent).toContain(
      'The flow takes about 5 minutes for a personal application and about 10-15 minutes for a company.',
    )
  })
})

describe('what the flags change', () => {
  test.each(['residential', 'commercial'] as const)(
    'oa-%s off: those premises are not offered',
    async domain => {
      await arrive(`/open-account/${domain}/personal`, { flags: flagsWith({ [`oa-${domain}`]: off }) })
      const offered = screen
        .getAllByRole('radio', { name: /Premises/ })
        .map(radio => radio.getAttribute('value'))
      expect(offered).toEqual(['residential', 'commercial'].filter(other => other !== domain))
      expect(screen.getByRole('link', { name: 'Premises type' })).toBeDefined()
    },
  )

  test.each([
    { when: 'its flag and its link are there', flag: on(), link: links.liveChat, offered: true },
    { when: 'its flag is off', flag: off, link: links.liveChat, offered: false },
    { when: 'no link is set', flag: on(), link: undefined, offered: false },
  ])('live chat when $when', async ({ flag, link, offered }) => {
    const settings = { links: link === undefined ? {} : { liveChat: link } }
    await arrive('/open-account/', { flags: flagsWith({ 'oa-livechat': flag, settings }) })
    expect(screen.queryByRole('button', { name: 'Chat with us' }) !== null).toBe(offered)
  })

  test('a coming maintenance is announced with the message of its flag', async () => {
    await arrive('/open-account/', {
      flags: flagsWith({ 'pre-oa-maintenance': on('Sunday from 1 am to 3 am.') }),
    })
    expect(screen.getByText('Sunday from 1 am to 3 am.')).toBeDefined()
  })

  test('hotline and gas number come from the settings', async () => {
    await arrive('/open-account/', {
      flags: flagsWith({ settings: { hotline: '6000 0001', gasNumber: '6000 0002' } }),
    })
    expect(screen.getByText('6000 0001')).toBeDefined()
    expect(screen.getByText('6000 0002')).toBeDefined()
  })
})

describe('the maintenance page replaces the landing page', () => {
  const apology =
    /^Thank you for visiting our website\. We are sorry that this e-service is currently not available/

  test.each<{ when: string; flags: Flags; says: string | RegExp }>([
    {
      when: 'oa-maintenance is active',
      flags: flagsWith({ 'oa-maintenance': on('Back at 3 am.') }),
      says: 'Back at 3 am.',
    },
    {
      when: 'maintenance is active',
      flags: flagsWith({ maintenance: on('Back at 4 am.') }),
      says: 'Back at 4 am.',
    },
    { when: 'the flag has no message', flags: flagsWith({ 'oa-maintenance': on() }), says: apology },
    { when: 'the flags could not be read', flags: { kind: 'fallback' }, says: apology },
  ])('when $when', async ({ flags, says }) => {
    await renderLanding('/open-account/residential/personal', answering(flags))
    await screen.findByRole('heading', { level: 1, name: 'Upgrading to serve you better' })
    expect(screen.getByText(says)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
    expect(document.title).toBe('Upgrading to serve you better')
  })

  test.each<[string, Flags, boolean]>([
    ['says that something is wrong when the flags could not be read', { kind: 'fallback' }, true],
    ['does not when the flag says so', flagsWith({ 'oa-maintenance': on() }), false],
  ])('%s', async (_rule, flags, told) => {
    await renderLanding('/open-account/', answering(flags))
    await screen.findByRole('heading', { level: 1, name: 'Upgrading to serve you better' })
    const sentence = screen.queryByText("Apologies but there's something wrong with the service.")
    expect(sentence !== null).toBe(told)
  })

  test.each([
    [
      'the flags of both domains are off',
      { 'oa-residential': off, 'oa-commercial': off },
      'No applications at the moment',
    ],
    ['the service is stopped', { 'oa-maintenance': on() }, 'Upgrading to serve you better'],
  ])('a number to call takes the place of the questions while %s', async (_rule, answer, heading) => {
    for (const [mode, linked] of [
      ['mobile', true],
      ['kiosk', false],
    ] as const) {
      sessionStorage.setItem(sessionKeys.mode, mode)
      const { unmount } = await renderLanding('/open-account/', answering(flagsWith(answer)))
      await screen.findByRole('heading', { level: 1, name: heading })
      expect(screen.queryByRole('radio')).toBeNull()
      expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
      const line = screen.getByText(/^Customer line:/)
      expect(line.textContent).toBe('Customer line: 1800 2222 333')
      expect(within(line).queryByRole('link') !== null).toBe(linked)
      unmount()
    }
  })

  test('nothing is under maintenance where the flags are not asked for', async () => {
    await arrive('/open-account/', { flags: { kind: 'none' } })
    expect(screen.getByRole('button', { name: 'Start' })).toBeDefined()
  })
})

describe('the page of an identity service', () => {
  const leaving =
    "You are now leaving this website for a third party website. Please review the new site's privacy and security policies as they may differ from those of this site."

  test.each([
    { name: 'About Myinfo', href: links.myinfo },
    { name: 'About Myinfo Business', href: links.myinfoBusiness },
  ])('$name asks before it opens', async ({ name, href }) => {
    await arrive('/open-account/', { flags: flagsWith({ settings: { links } }) })
    fireEvent.click(screen.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(leaving)).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(href)
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('know before you start', () => {
  const panel = () => within(screen.getByRole('complementary', { name: 'Know before you start' }))

  test.each([
    { address: '/open-account/', says: 'Choose a premises type to see the amount' },
    { address: '/open-account/residential', says: 'S$ 40 – S$ 800' },
    { address: '/open-account/residential/company', says: 'S$ 40 – S$ 400' },
    { address: '/open-account/commercial/personal', says: 'From S$ 100' },
  ])('likely deposit at $address', async ({ address, says }) => {
    await arrive(address)
    expect(await panel().findByText(says)).toBeDefined()
  })

  test.each([
    { address: '/open-account/residential/personal', documents: ['NRIC / FIN (Front)', 'NRIC / FIN (Back)'] },
    {
      address: '/open-account/residential/company',
      documents: ['Signed Application Form', 'Company Registry Extract (BizFile)'],
    },
    {
      address: '/open-account/commercial/personal',
      documents: ['NRIC / FIN (Front)', 'NRIC / FIN (Back)', 'Proof of Occupancy of Premises'],
    },
  ])('documents at $address', async ({ address, documents }) => {
    await arrive(address)
    const items = await panel().findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(documents)
  })

  test.each<[string, string, Parameters<typeof flagsWith>[0], readonly string[], string]>([
    [
      'normal',
      '/open-account/residential/company',
      { 'e-signature-web': on() },
      ['Company Registry Extract (BizFile)'],
      'With Myinfo Business you need none of them.',
    ],
    [
      'kiosk',
      '/open-account/commercial/company',
      { 'e-signature-kiosk': on() },
      ['Company Registry Extract (BizFile)', 'Proof of Occupancy of Premises'],
      'With Myinfo Business you need only: Proof of Occupancy of Premises.',
    ],
    [
      'kiosk',
      '/open-account/commercial/company',
      {},
      ['Signed Application Form', 'Company Registry Extract (BizFile)', 'Proof of Occupancy of Premises'],
      'With Myinfo Business you need only: Proof of Occupancy of Premises.',
    ],
    [
      'mobile',
      '/open-account/residential/company',
      {},
      [],
      'You apply with Myinfo Business, and need no documents.',
    ],
    [
      'normal',
      '/open-account/residential/personal',
      { settings: { manualEntry: false } },
      [],
      'You apply with Myinfo, and need no documents.',
    ],
  ])('documents in %s mode at %s, with the flags %o', async (mode, address, answer, documents, note) => {
    await arrive(address, { mode, flags: flagsWith(answer) })
    expect(await panel().findByText(note)).toBeDefined()
    expect(
      panel()
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(documents)
  })

  test('documents are listed only after the flags are known', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Flags>()
    await renderLanding('/open-account/residential/company', { readFlags: () => promise })
    await panel().findByText('S$ 40 – S$ 400')
    expect(panel().queryByRole('listitem')).toBeNull()
    answer(flagsWith({ 'e-signature-web': on() }))
    expect(await panel().findByText('Company Registry Extract (BizFile)')).toBeDefined()
    expect(panel().queryByText('Signed Application Form')).toBeNull()
  })

  test('the list follows the choice', async () => {
    await arrive('/open-account/residential/personal')
    fireEvent.click(screen.getByRole('button', { name: 'click here' }))
    expect(await panel().findByText('Proof of Premise')).toBeDefined()
    expect(panel().getByText(/more than 7 days from today/)).toBeDefined()
  })
})
