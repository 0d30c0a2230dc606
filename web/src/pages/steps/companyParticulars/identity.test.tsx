import type { Mode } from '@open-account/domain/application/codes'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  calls,
  lorongTrading,
  renderCompany,
  companyTypedIn,
  successfulCompanyCalls,
} from '../../../../test/company.tsx'
import { answering, enterText, pressButton, type CallAnswer } from '../../../../test/particulars.tsx'
import { redirectTo } from '../../../session/redirectTo.ts'
import { readDraft } from '../../../session/draftStore.ts'
import { sessionKeys, writeSession } from '../../../session/session.ts'
import { refusal } from '../../../../test/answers.ts'

vi.mock(import('../../../session/redirectTo.ts'), () => ({ redirectTo: vi.fn<(address: string) => void>() }))

afterEach(() => {
  vi.mocked(redirectTo).mockClear()
})

const returned = { redirected: 'myinfo' } as const
const manual = 'Enter Details Manually here'
const authorize = '/v1/myinfob/authorize/wuTVrpPUBwl6uP1gfjTatA'
const lockedValue = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

/** Returns from Myinfo Business with this response or refusal. */
const comeBack = async (answer: CallAnswer, world: Parameters<typeof renderCompany>[0] = {}) => {
  const requests = answering({ ...successfulCompanyCalls, [calls.identity]: answer })
  const step = renderCompany({ search: returned, ...world })
  await waitFor(() => expect(screen.queryByText('processing..')).toBeNull())
  return { ...step, requests }
}

describe('the prompt of Myinfo Business', () => {
  test('the prompt shows before the form, and Back leads to the premises', async () => {
    const { ways } = renderCompany()
    expect(screen.getByRole('button', { name: 'Use Myinfo Business' })).toBeDefined()
    expect(screen.queryByLabelText('UEN')).toBeNull()
    await pressButton('Back to Premises')
    expect(ways.goBack).toHaveBeenCalledOnce()
  })

  test.each<[Mode, 'residential' | 'commercial', boolean]>([
    ['normal', 'residential', true],
    ['normal', 'commercial', true],
    ['mobile', 'residential', false],
    ['mobile', 'commercial', false],
    ['kiosk', 'residential', false],
    ['kiosk', 'commercial', true],
  ])('in %s mode for %s premises the prompt offers manual entry: %s', (mode, domain, offered) => {
    renderCompany({ mode, domain })
    expect(screen.queryByRole('button', { name: manual }) !== null).toBe(offered)
  })

  test('the prompt offers manual entry only when the settings allow it', () => {
    renderCompany({ settings: { manualEntry: false } })
    expect(screen.queryByRole('button', { name: manual })).toBeNull()
  })

  test.each<[Mode, 'residential' | 'commercial']>([
    ['mobile', 'residential'],
    ['mobile', 'commercial'],
    ['kiosk', 'residential'],
  ])('in %s mode for %s premises the prompt also shows when the address targets a field', (mode, domain) => {
    renderCompany({ mode, domain, search: { target: 'uen' } })
    expect(screen.getByRole('button', { name: 'Use Myinfo Business' })).toBeDefined()
    expect(screen.queryByLabelText('UEN')).toBeNull()
  })

  test('skipping the prompt on an address with a target shows the documents to prepare', async () => {
    renderCompany({ search: { target: 'uen' } })
    await pressButton(manual)
    expect(screen.getByRole('dialog', { name: 'Documents to prepare' })).toBeDefined()
  })

  test('agreeing to the terms redirects, without a linker if there is none', async () => {
    renderCompany()
    await pressButton('Use Myinfo Business')
    await pressButton('I want to use Myinfo business')
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith(authorize)
  })

  test('the redirect contains the analytics linker of the session', async () => {
    renderCompany()
    writeSession(sessionKeys.linker, 'link-7')
    await pressButton('Use Myinfo Business')
    await pressButton('I want to use Myinfo business')
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith(`${authorize}/link-7`)
  })

  test('the prompt stays when the terms are declined', async () => {
    renderCompany()
    await pressButton('Use Myinfo Business')
    await pressButton('Do not proceed')
    expect(redirectTo).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: manual })).toBeDefined()
  })
})

describe('skipping the prompt shows the documents to prepare', () => {
  const documents = () =>
    within(screen.getByRole('dialog', { name: 'Documents to prepare' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const registryExtract = 'The soft copy of the company registry extract (BizFile).'
  const letter = 'A Letter of Authorisation, if the representative is not a director or the owner.'

  test.each<[string, Parameters<typeof renderCompany>[0], readonly string[]]>([
    [
      'with the form to print and sign',
      {},
      [registryExtract, letter, 'The application form: you print and sign it later in this application.'],
    ],
    [
      'with the form to sign on screen where that is switched on',
      { flags: { 'e-signature-web': { active: true, message: '' } } },
      [registryExtract, letter, 'The application form: you sign it on screen later in this application.'],
    ],
    ['without the form at a kiosk', { mode: 'kiosk', domain: 'commercial' }, [registryExtract, letter]],
  ])('%s', async (_, world, expectedTexts) => {
    renderCompany(world)
    await pressButton(manual)
    expect(documents()).toEqual(expectedTexts)
    expect(readDraft().signup.use_myinfo).toBe(false)
  })

  test('OK continues with manual entry, and the documents do not show again', async () => {
    renderCompany()
    await pressButton(manual)
    await pressButton('OK')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('UEN')).toBeDefined()
    expect(readDraft().signup).toMatchObject({
      use_myinfo: false,
      promptMyInfo: false,
      showManualEntryPrompt: false,
    })
  })

  test('the other button leads to Myinfo Business by its terms', async () => {
    renderCompany()
    await pressButton(manual)
    await act(async () =>
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Use Myinfo Business' }).click(),
    )
    await pressButton('I want to use Myinfo business')
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith(authorize)
  })

  test('the documents can be read again beside the form', async () => {
    renderCompany({ draft: companyTypedIn })
    await pressButton('Documents to prepare')
    expect(documents()).toContain(letter)
  })

  test.each(['Documents to prepare', 'Use Myinfo Business instead'])(
    "the dialog of '%s' is in no paragraph, which may contain none",
    async label => {
      renderCompany({ draft: companyTypedIn })
      await pressButton(label)
      expect(screen.getByRole('dialog').closest('p')).toBeNull()
    },
  )
})

describe('identity data of a company', () => {
  test('identity data fills and locks the fields, except the designation', async () => {
    await comeBack({ body: lorongTrading })
    expect(['UEN', 'Company Name', 'Representative Name', 'Email', 'Mobile Number'].map(lockedValue)).toEqual(
      [
        '201500004EFrom Myinfo Business',
        'Lorong Trading Pte LtdFrom Myinfo Business',
        'Tan Ah KowFrom Myinfo Business',
        'office@example.comFrom Myinfo Business',
        '+65 9123 4567From Myinfo Business',
      ],
    )
    expect(screen.getByLabelText<HTMLInputElement>('Designation').value).toBe('')
    expect(readDraft().signup).toMatchObject({ use_myinfo: true, isValidCompany: true })
    expect(screen.queryByRole('button', { name: 'Documents to prepare' })).toBeNull()
  })

  test('identity data shows a banner, checks eligibility by the UEN and looks up no name', async () => {
    const { requests } = await comeBack({ body: lorongTrading })
    expect(screen.getByText(/filled in from Myinfo Business/)).toBeDefined()
    expect(await requests.bodiesOf(calls.eligibility)).toMatchObject([
      { nric_roc: '201500004E', bp_type: '2' },
    ])
    expect(requests.callCount(calls.companyName)).toBe(0)
  })

  test('identity data with the designation can continue', async () => {
    const { ways } = await comeBack({ body: lorongTrading })
    await enterText('Designation', 'Director')
    await pressButton('Next')
    expect(ways.goNext).toHaveBeenCalledOnce()
  })

  test('identity data is retrieved once, and a refresh does not repeat it', async () => {
    const { requests } = await comeBack({ body: lorongTrading })
    const filledIn = readDraft()
    cleanup()
    renderCompany({ search: returned, draft: filledIn })
    await act(async () => undefined)
    expect(requests.callCount(calls.identity)).toBe(1)
    expect(lockedValue('UEN')).toBe('201500004EFrom Myinfo Business')
  })

  test.each([
    ['a UEN that is none', { uen: '201500004A' }, 'UEN', '201500004A'],
    ['no company name', { company_name: '' }, 'Company Name', ''],
    [
      'a name that is too long',
      { representative_name: 'A'.repeat(41) },
      'Representative Name',
      'A'.repeat(41),
    ],
    ['no e-mail', { representative_email: '' }, 'Email', ''],
    ['an odd mobile number', { representative_mobileno: '912345678' }, 'Mobile Number', '912345678'],
  ])(
    'identity data with %s leaves that field editable, and the banner names it',
    async (_, different, label, value) => {
      await comeBack({ body: { ...lorongTrading, ...different } })
      expect(screen.getByText(/filled in from Myinfo Business/).textContent).toContain(
        `Please check, and add or correct: Designation, ${label}.`,
      )
      expect(screen.getByLabelText<HTMLInputElement>(label, { exact: true }).value).toBe(value)
    },
  )

  test.each([
    ['kept silently', 's1234567d', 'S1234567D'],
    ['not kept when it is none', 'S1234567A', ''],
  ])("the representative's NRIC is %s", async (_, received, kept) => {
    await comeBack({ body: { ...lorongTrading, representative_nric_fin: received } })
    expect(readDraft().representative.representative_nric_fin).toBe(kept)
  })

  test('identity data with a UEN of a type that our list lacks is accepted', async () => {
    await comeBack({ body: { ...lorongTrading, uen: 'T20QQ0001F' } })
    expect(lockedValue('UEN')).toBe('T20QQ0001FFrom Myinfo Business')
  })
})

describe('identity data of a company that cannot be retrieved', () => {
  const orByHand =
    'An error has occured while using Myinfo Business. Try again or fill up your company information below.'
  const later = 'An error has occurred while using Myinfo Business. Please try again later.'

  test.each([
    ['declined', refusal('myinfo_cancelled')],
    ['down', refusal('upstream_error')],
    ['late', refusal('unauthorized')],
  ])('when the service was %s its message shows above the form', async (_, refusal) => {
    await comeBack(refusal)
    expect(screen.getByRole('alert').textContent).toContain(orByHand)
    expect(screen.getByLabelText('UEN')).toBeDefined()
    expect(readDraft().signup.use_myinfo).toBe(false)
    await pressButton('Try again')
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith(authorize)
  })

  test.each<[Mode, 'residential' | 'commercial', boolean]>([
    ['mobile', 'residential', false],
    ['mobile', 'commercial', false],
    ['kiosk', 'residential', false],
    ['kiosk', 'commercial', true],
  ])(
    'in %s mode for %s premises the prompt shows to come back later, and offers manual entry: %s',
    async (mode, domain, offered) => {
      await comeBack(refusal('upstream_error'), { mode, domain })
      expect(screen.getByRole('alert').textContent).toContain(later)
      expect(screen.getByRole('alert').textContent).toContain('Customer line: 1800 2222 333')
      expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
      expect(screen.getByRole('button', { name: 'Back to Premises' })).toBeDefined()
      expect(screen.queryByRole('button', { name: manual }) !== null).toBe(offered)
    },
  )

  test.each<[string, CallAnswer]>([
    ['the service refuses it', refusal('myinfobiz_companystatus_notlive')],
    ['its status is not live', { body: { ...lorongTrading, company_status: 'Struck Off' } }],
  ])('a company that is not live, as %s, has one button back to the prompt', async (_, answer) => {
    await comeBack(answer)
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain('Company status is invalid. Please enter an active company UEN.')
    expect(within(dialog).getAllByRole('button')).toHaveLength(1)
    await pressButton('Go back')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Use Myinfo Business' })).toBeDefined()
    expect(readDraft().company_information.uen).toBe('')
  })
})
