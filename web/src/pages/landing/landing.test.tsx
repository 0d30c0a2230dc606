import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { advanceTime } from '../../../test/advanceTime.ts'
import { flagsWith, off, on, renderLanding, unfoldRequirements } from '../../../test/renderLanding.tsx'
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
const arriveAndUnfold = async (...arrival: Parameters<typeof arrive>) => {
  await arrive(...arrival)
  await unfoldRequirements()
}

describe('modes', () => {
  test.each([
    { mode: 'normal', heading: 'To Open Utilities Account', browsers: true, header: true, phones: true },
    { mode: 'mobile', heading: 'Utilities Account Opening', browsers: false, header: false, phones: true },
    { mode: 'kiosk', heading: 'To Open Utilities Account', browsers: false, header: true, phones: false },
  ])(
    '$mode mode has its heading, browser note, header and phone links',
    async ({ mode, heading, browsers, header, phones }) => {
      await arriveAndUnfold('/open-account/', { mode })
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
  ])('$mode mode shows external links or not', async ({ mode, shown }) => {
    await arriveAndUnfold('/open-account/', {
      mode,
      flags: flagsWith({ 'oa-livechat': on(), settings: { links } }),
    })
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
  ])("$mode mode shows 'Back to the app' at $address or not", async ({ mode, address, offered }) => {
    await arrive(address, { mode, flags: flagsWith({ settings: { links } }) })
    const back = screen.queryByRole('link', { name: 'Back to the app' })
    expect(back?.getAttribute('href') ?? null).toBe(offered ? links.app : null)
  })

  test("'Back to the app' is not shown without its setting", async () => {
    await arrive('/open-account/residential/personal', { mode: 'mobile' })
    expect(screen.queryByRole('link', { name: 'Back to the app' })).toBeNull()
  })
})

describe('requirements', () => {
  const residentialUse =
    'Residential premises are for residential use only. Trade or business premises need a commercial application.'
  const commercialUse = 'Commercial premises are for commercial use only.'
  const residentialDeposit = 'The residential security deposit is billed in the first bill.'
  const commercialDeposit =
    'The commercial security deposit is paid online by card or debit during the application.'

  test.each([
    {
      address: '/open-account/',
      texts: [residentialUse, commercialUse, residentialDeposit, commercialDeposit],
    },
    { address: '/open-account/residential', texts: [residentialUse, residentialDeposit] },
    { address: '/open-account/commercial', texts: [commercialUse, commercialDeposit] },
  ])('the requirements at $address are those of the premises', async ({ address, texts }) => {
    await arriveAndUnfold(address)
    const all = [residentialUse, commercialUse, residentialDeposit, commercialDeposit]
    expect(all.filter(text => screen.queryByText(text) !== null)).toEqual(texts)
  })

  test.each([
    { address: '/open-account/residential/personal', topics: ['Documents for personal'] },
    { address: '/open-account/residential/company', topics: ['Documents for company'] },
    { address: '/open-account/commercial/personal', topics: ['Documents for commercial'] },
    { address: '/open-account/residential', topics: ['Documents for personal', 'Documents for company'] },
  ])('documents at $address', async ({ address, topics }) => {
    await arriveAndUnfold(address)
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
  ])('every choice shows the requirement: %s', async text => {
    await arriveAndUnfold('/open-account/commercial/company')
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items.some(item => item.startsWith(text))).toBe(true)
  })

  test.each([
    { address: '/open-account/', texts: [/^Myinfo can fill in/, /^Myinfo Business can fill in/] },
    { address: '/open-account/residential/personal', texts: [/^Myinfo can fill in/] },
    { address: '/open-account/commercial/company', texts: [/^Myinfo Business can fill in/] },
  ])('the requirements at $address contain the identity services of the type', async ({ address, texts }) => {
    await arriveAndUnfold(address)
    const all = [/^Myinfo can fill in/, /^Myinfo Business can fill in/]
    expect(all.filter(text => screen.queryByText(text) !== null).map(String)).toEqual(texts.map(String))
  })

  test('the page shows how long an application takes before anything is chosen', async () => {
    await arrive('/open-account/')
    expect(screen.getByRole('main').textContent).toContain(
      'The flow takes about 5 minutes for a personal application and about 10-15 minutes for a company.',
    )
  })
})

describe('flags', () => {
  test.each(['residential', 'commercial'] as const)(
    '%s premises are not offered while their flag is off',
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
  ])('the live chat is shown or not when $when', async ({ flag, link, offered }) => {
    const settings = { links: link === undefined ? {} : { liveChat: link } }
    await arrive('/open-account/', { flags: flagsWith({ 'oa-livechat': flag, settings }) })
    expect(screen.queryByRole('button', { name: 'Chat with us' }) !== null).toBe(offered)
  })

  test('the notice of a coming maintenance shows the message of its flag', async () => {
    await arrive('/open-account/', {
      flags: flagsWith({ 'pre-oa-maintenance': on('Sunday from 1 am to 3 am.') }),
    })
    expect(screen.getByText('Sunday from 1 am to 3 am.')).toBeDefined()
  })

  test('the hotline and the gas number are those of the settings', async () => {
    await arriveAndUnfold('/open-account/', {
      flags: flagsWith({ settings: { hotline: '6000 0001', gasNumber: '6000 0002' } }),
    })
    expect(screen.getByText('6000 0001')).toBeDefined()
    expect(screen.getByText('6000 0002')).toBeDefined()
  })
})

describe('the maintenance page', () => {
  const apology =
    /^Thank you for visiting our website\. We are sorry that this e-service is currently not available/

  test.each<{ when: string; flags: Flags; texts: string | RegExp }>([
    {
      when: 'oa-maintenance is active',
      flags: flagsWith({ 'oa-maintenance': on('Back at 3 am.') }),
      texts: 'Back at 3 am.',
    },
    {
      when: 'maintenance is active',
      flags: flagsWith({ maintenance: on('Back at 4 am.') }),
      texts: 'Back at 4 am.',
    },
    { when: 'the flag has no message', flags: flagsWith({ 'oa-maintenance': on() }), texts: apology },
    { when: 'the flags could not be read', flags: { kind: 'fallback' }, texts: apology },
  ])('when $when', async ({ flags, texts }) => {
    await renderLanding('/open-account/residential/personal', answering(flags))
    await screen.findByRole('heading', { level: 1, name: 'Upgrading to serve you better' })
    expect(screen.getByText(texts)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
    await waitFor(() => expect(document.title).toBe('Upgrading to serve you better'))
  })

  test.each<[string, Flags, boolean]>([
    ['the page shows an error when the flags could not be read', { kind: 'fallback' }, true],
    ['the page shows no error when the flag is on', flagsWith({ 'oa-maintenance': on() }), false],
  ])('%s', async (_rule, flags, isShown) => {
    await renderLanding('/open-account/', answering(flags))
    await screen.findByRole('heading', { level: 1, name: 'Upgrading to serve you better' })
    const text = screen.queryByText("Apologies but there's something wrong with the service.")
    expect(text !== null).toBe(isShown)
  })

  test.each([
    [
      'the flags of both domains are off',
      { 'oa-residential': off, 'oa-commercial': off },
      'No applications at the moment',
    ],
    ['the service is stopped', { 'oa-maintenance': on() }, 'Upgrading to serve you better'],
  ])('a phone number replaces the questions while %s', async (_rule, answer, heading) => {
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

  describe('asks again', () => {
    const closed = flagsWith({ maintenance: on('Back at 4 am.') })
    const heading = () => screen.getByRole('heading', { level: 1 })
    const announcement = () => screen.getByRole('status').textContent
    /** Opens the maintenance page. The flags can be changed afterwards. Fake timers run from here on. */
    const arriveClosed = async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      onTestFinished(() => {
        vi.useRealTimers()
      })
      const service = { flags: closed }
      const readFlags = vi.fn<() => Promise<Flags>>(() => Promise.resolve(service.flags))
      await renderLanding('/open-account/', { readFlags })
      await screen.findByRole('heading', { level: 1, name: 'Upgrading to serve you better' })
      await screen.findByRole('button', { name: 'Try again' })
      readFlags.mockClear()
      return { service, readFlags }
    }

    test('every 30 seconds, and opens the landing page when the service is back', async () => {
      const { service, readFlags } = await arriveClosed()
      await advanceTime(29_999)
      expect(readFlags).not.toHaveBeenCalled()
      await advanceTime(1)
      expect(readFlags).toHaveBeenCalledOnce()
      expect(announcement()).toBe('')
      service.flags = flagsWith()
      await advanceTime(30_000)
      expect(screen.getByRole('button', { name: 'Start' })).toBeDefined()
      expect(document.activeElement).toBe(heading())
      await advanceTime(60_000)
      expect(readFlags).toHaveBeenCalledTimes(2)
    })

    test('and announces another message, once', async () => {
      const { service } = await arriveClosed()
      service.flags = flagsWith({ maintenance: on('Back at 5 am.') })
      await advanceTime(30_000)
      expect(announcement()).toBe('Back at 5 am.')
    })

    test('not while its tab is hidden, but when the tab is shown again', async () => {
      const { readFlags } = await arriveClosed()
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      await advanceTime(90_000)
      expect(readFlags).not.toHaveBeenCalled()
      hidden.mockReturnValue(false)
      fireEvent(document, new Event('visibilitychange'))
      await advanceTime(0)
      expect(readFlags).toHaveBeenCalledOnce()
    })

    test('at once with Try again, which says when the service is still not available', async () => {
      const { service } = await arriveClosed()
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(announcement()).toBe('This e-service is still not available.'))
      service.flags = flagsWith()
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await screen.findByRole('button', { name: 'Start' })
    })
  })

  test('a host that reads no flags has no maintenance page', async () => {
    await arrive('/open-account/', { flags: { kind: 'none' } })
    expect(screen.getByRole('button', { name: 'Start' })).toBeDefined()
  })
})

describe('the links about identity services', () => {
  const leaving =
    "You are now leaving this website for a third party website. Please review the new site's privacy and security policies as they may differ from those of this site."

  test.each([
    { name: 'About Myinfo', href: links.myinfo },
    { name: 'About Myinfo Business', href: links.myinfoBusiness },
  ])('a question precedes the link $name', async ({ name, href }) => {
    await arriveAndUnfold('/open-account/', { flags: flagsWith({ settings: { links } }) })
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
    { address: '/open-account/', texts: 'Choose a premises type to see the amount' },
    { address: '/open-account/residential', texts: 'S$ 40 – S$ 800' },
    { address: '/open-account/residential/company', texts: 'S$ 40 – S$ 400' },
    { address: '/open-account/commercial/personal', texts: 'From S$ 100' },
  ])('the likely deposit at $address is the range of the tariff', async ({ address, texts }) => {
    await arrive(address)
    expect(await panel().findByText(texts)).toBeDefined()
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
  ])('the documents in %s mode at %s follow the flags %o', async (mode, address, answer, documents, note) => {
    await arrive(address, { mode, flags: flagsWith(answer) })
    expect(await panel().findByText(note)).toBeDefined()
    expect(
      panel()
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(documents)
  })

  test('documents are listed only after the flags are read', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Flags>()
    await renderLanding('/open-account/residential/company', { readFlags: () => promise })
    await panel().findByText('S$ 40 – S$ 400')
    expect(panel().queryByRole('listitem')).toBeNull()
    answer(flagsWith({ 'e-signature-web': on() }))
    expect(await panel().findByText('Company Registry Extract (BizFile)')).toBeDefined()
    expect(panel().queryByText('Signed Application Form')).toBeNull()
  })

  test('the list of documents follows the choice', async () => {
    await arrive('/open-account/residential/personal')
    fireEvent.click(screen.getByRole('button', { name: 'click here' }))
    expect(await panel().findByText('Proof of Premise')).toBeDefined()
    expect(panel().getByText(/more than 7 days from today/)).toBeDefined()
  })
})
