import { flows } from '@open-account/domain/flow/flows'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  particularsCalls,
  citizen,
  enterText,
  premisesOnly,
  pressButton,
  renderParticulars,
  personTypedIn,
  successfulParticularsCalls,
  answering,
  type CallAnswer,
} from '../../../../test/particulars.tsx'
import { redirectTo } from '../../../session/redirectTo.ts'
import type { Draft } from '../../../session/draft.ts'
import { readDraft } from '../../../session/draftStore.ts'
import { readSession, sessionKeys, writeSession } from '../../../session/session.ts'
import { furthestStep, openStep } from '../../../session/signup.ts'
import { refusal } from '../../../../test/answers.ts'

vi.mock(import('../../../session/redirectTo.ts'), () => ({ redirectTo: vi.fn<(address: string) => void>() }))

afterEach(() => {
  vi.mocked(redirectTo).mockClear()
})

const returned = { redirected: 'myinfo' } as const
const manual = 'Enter Details Manually here'
const lockedValue = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

/** Returns from the identity service with this response or refusal. */
const comeBack = async (answer: CallAnswer, world = {}) => {
  const requests = answering({ ...successfulParticularsCalls, [particularsCalls.identity]: answer })
  const step = renderParticulars({ search: returned, ...world })
  await waitFor(() => expect(screen.queryByText('processing..')).toBeNull())
  return { ...step, requests }
}

describe('the prompt of the identity service', () => {
  test('the prompt shows before the form', () => {
    renderParticulars()
    expect(screen.getByRole('button', { name: 'Use Myinfo' })).toBeDefined()
    expect(screen.getByText(/^Manual entry takes up to 5 minutes\./)).toBeDefined()
    expect(screen.queryByLabelText('Name')).toBeNull()
  })

  test('the prompt also shows when the address targets a field', () => {
    renderParticulars({ search: { target: 'email' } })
    expect(screen.getByRole('button', { name: 'Use Myinfo' })).toBeDefined()
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  test('the prompt does not show for a started form, with or without a target', () => {
    for (const search of [{ target: 'email' }, {}]) {
      renderParticulars({ search, draft: personTypedIn })
      expect(screen.getByLabelText('Email')).toBeDefined()
      expect(screen.queryByRole('button', { name: manual })).toBeNull()
      cleanup()
    }
  })

  test('the prompt replaces a started form when the settings forbid manual entry', () => {
    renderParticulars({ draft: personTypedIn, settings: { manualEntry: false } })
    expect(screen.getByRole('button', { name: 'Use Myinfo' })).toBeDefined()
    expect(screen.queryByLabelText('Name')).toBeNull()
  })

  test('the prompt offers manual entry only after the settings are read', async () => {
    const { answerFlags } = renderParticulars({ unread: true })
    expect(screen.queryByRole('button', { name: manual })).toBeNull()
    await answerFlags({ kind: 'answer', answer: {} })
    expect(screen.getByRole('button', { name: manual })).toBeDefined()
  })

  test('the prompt offers manual entry only when the settings allow it', () => {
    renderParticulars({ settings: { manualEntry: false } })
    expect(screen.queryByRole('button', { name: manual })).toBeNull()
  })

  test('Back on the prompt leads to the premises', async () => {
    const { ways } = renderParticulars()
    await pressButton('Back to Premises')
    expect(ways.goBack).toHaveBeenCalledOnce()
  })

  test('skipping the prompt sets use_myinfo false and shows the form', async () => {
    renderParticulars()
    await pressButton(manual)
    expect(readDraft().signup).toMatchObject({ use_myinfo: false, promptMyInfo: false })
    expect(screen.getByLabelText('Name')).toBeDefined()
  })

  test('agreeing to the terms redirects, with 00000 without a linker', async () => {
    renderParticulars()
    await pressButton('Use Myinfo')
    await pressButton('I want to use Myinfo')
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith('/oidc/myinfo/authorize/wuTVrpPUBwl6uP1gfjTatA/00000')
  })

  test('the redirect contains the analytics linker of the session', async () => {
    renderParticulars()
    writeSession(sessionKeys.linker, 'link-7')
    await pressButton('Use Myinfo')
    await pressButton('I want to use Myinfo')
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith('/oidc/myinfo/authorize/wuTVrpPUBwl6uP1gfjTatA/link-7')
  })

  test('the prompt stays when the terms are declined', async () => {
    renderParticulars()
    await pressButton('Use Myinfo')
    await pressButton('Do not proceed')
    expect(redirectTo).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: manual })).toBeDefined()
  })
})

describe('identity data', () => {
  test('an overlay shows while identity data is retrieved', () => {
    answering({ ...successfulParticularsCalls, [particularsCalls.identity]: { body: citizen } })
    renderParticulars({ search: returned })
    expect(screen.getByRole('dialog').textContent).toContain('processing..')
  })

  test('identity data fills and locks the fields, except the salutation', async () => {
    await comeBack({ body: citizen })
    expect(
      ['Name', 'NRIC / FIN', 'Date of Birth', 'Race', 'Email', 'Mobile Number'].map(lockedValue),
    ).toEqual([
      'Tan Ah KowFrom Myinfo',
      'S9012345IFrom Myinfo',
      '27 Mar 1985From Myinfo',
      'ChineseFrom Myinfo',
      'tan.ah.kow@example.comFrom Myinfo',
      '+65 9123 4567From Myinfo',
    ])
    expect(screen.getByRole('group', { name: 'Salutation' })).toBeDefined()
    expect(readDraft().signup.use_myinfo).toBe(true)
  })

  test('identity data with another e-mail resets a verified e-bill', async () => {
    await comeBack(
      { body: citizen },
      {
        draft: (draft: Draft) => ({
          ...personTypedIn(draft),
          personal_contact_information: { ...draft.personal_contact_information, email: 'old@example.com' },
          review: { ...draft.review, ebill: true, ebill_verified: true },
        }),
      },
    )
    expect(readDraft().review).toMatchObject({ ebill: true, ebill_verified: false })
  })

  test('identity data removes the date of issue and the copies of the NRIC', async () => {
    await comeBack({ body: citizen })
    expect(screen.queryByLabelText('Date of Issue')).toBeNull()
    expect(screen.queryByText('NRIC / FIN (Front)')).toBeNull()
  })

  test('identity data saves nationality and home number without showing them', async () => {
    await comeBack({ body: citizen })
    expect(readDraft()).toMatchObject({
      personal_information: { nationality: 'SG' },
      personal_contact_information: { home_contact_number: '61234567' },
    })
  })

  test('identity data shows a banner and checks eligibility', async () => {
    const { requests } = await comeBack({ body: citizen })
    expect(screen.getByText(/filled in from Myinfo/)).toBeDefined()
    expect(await requests.bodiesOf(particularsCalls.eligibility)).toMatchObject([
      {
        nric_roc: 'S9012345I',
      },
    ])
  })

  test('identity data is retrieved once: the return parameter is removed, and a refresh does not repeat it', async () => {
    const { requests } = await comeBack({ body: citizen })
    const fetched = () => requests.callCount(particularsCalls.identity)
    expect(fetched()).toBe(1)
    cleanup()
    renderParticulars({
      search: returned,
      draft: draft => ({
        ...personTypedIn(draft),
        signup: { ...draft.signup, use_myinfo: true, promptMyInfo: false },
      }),
    })
    await act(async () => undefined)
    expect(fetched()).toBe(1)
  })

  test.each([
    ['an odd mobile number', { mobile: '912345678' }, 'Mobile Number', '912345678'],
    ['no e-mail', { email: '' }, 'Email', ''],
    ['a name that is none', { name: 'T4N' }, 'Name', 'T4N'],
    ['no date of birth', { date_of_birth: '' }, 'Date of Birth', ''],
  ])(
    'identity data with %s leaves that field editable, and the banner names it',
    async (_, different, label, value) => {
      await comeBack({ body: { ...citizen, ...different } })
      expect(screen.getByText(/filled in from Myinfo/).textContent).toContain(
        `Please check, and add or correct: Salutation, ${label}.`,
      )
      expect(screen.getByLabelText<HTMLInputElement>(label, { exact: true }).value).toBe(value)
    },
  )

  test("identity data shows a foreigner's work pass, locked", async () => {
    await comeBack({ body: { ...citizen, nric: 'G1612345K', work_pass_status: 'Live' } })
    expect(lockedValue('Work Pass Status')).toBe('LiveFrom Myinfo')
  })

  test('an e-mail of another account stays editable', async () => {
    answering({
      ...successfulParticularsCalls,
      [particularsCalls.identity]: { body: citizen },
      [particularsCalls.emailLinked]: { body: { emailid: '', islinked: true, message: '' } },
    })
    renderParticulars({
      search: returned,
      draft: draft => ({
        ...premisesOnly(draft),
        personal_information: { ...draft.personal_information, salutation: 'mr' },
      }),
    })
    await waitFor(() => expect(lockedValue('Email')).toBe(`${citizen.email}From Myinfo`))
    await pressButton('Next')
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(citizen.email)
    await enterText('Email', 'other@example.com')
    expect(readDraft().particulars.locked).not.toContain('email')
  })
})

describe('identity data that cannot be retrieved', () => {
  const sentence =
    'An error has occured while using Myinfo. Try again or fill up your personal information below.'

  test.each([
    ['declined', refusal('myinfo_cancelled')],
    ['down', refusal('upstream_error')],
    ['late', refusal('unauthorized')],
  ])(
    'when the service was %s its message shows above the form and use_myinfo is reset',
    async (_, refusal) => {
      await comeBack(refusal)
      expect(screen.getByRole('alert').textContent).toContain(sentence)
      expect(screen.getByLabelText('Name')).toBeDefined()
      expect(readDraft().signup.use_myinfo).toBe(false)
    },
  )

  test('a failed retrieval can be repeated', async () => {
    await comeBack(refusal('myinfo_cancelled'))
    await pressButton('Try again')
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith('/oidc/myinfo/authorize/wuTVrpPUBwl6uP1gfjTatA/00000')
  })

  test('a failed retrieval stays at the prompt where manual entry is not allowed', async () => {
    await comeBack(refusal('myinfo_cancelled'), { settings: { manualEntry: false } })
    expect(screen.getByRole('alert').textContent).toContain(sentence)
    expect(screen.queryByLabelText('Name')).toBeNull()
  })

  describe('a return without its parameter', () => {
    const leftBy = (navigation: 'navigate' | 'back_forward' | 'reload') => {
      vi.stubGlobal('performance', {
        getEntriesByType: () => [{ type: navigation }],
        now: () => 0,
      })
      onTestFinished(() => void vi.unstubAllGlobals())
    }

    test('a return without its parameter shows the message above the answers that were typed', async () => {
      leftBy('navigate')
      renderParticulars({ visitedIdentity: true, draft: personTypedIn })
      expect(screen.getByRole('alert').textContent).toContain(sentence)
      expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Tan Ah Kow')
      await pressButton('Try again')
      expect(redirectTo).toHaveBeenCalledExactlyOnceWith(
        '/oidc/myinfo/authorize/wuTVrpPUBwl6uP1gfjTatA/00000',
      )
    })

    test.each(['back_forward', 'reload'] as const)(
      'a browser that left Myinfo by %s sees no message, also not later',
      navigation => {
        leftBy(navigation)
        renderParticulars({ visitedIdentity: true })
        expect(screen.queryByRole('alert')).toBeNull()
        expect(readSession(sessionKeys.identityVisit)).toBeNull()
      },
    )

    test('a visit ends when the step is left within the application', async () => {
      const { unmount } = renderParticulars()
      await pressButton('Use Myinfo')
      await pressButton('I want to use Myinfo')
      expect(readSession(sessionKeys.identityVisit)).not.toBeNull()
      unmount()
      expect(readSession(sessionKeys.identityVisit)).toBeNull()
    })
  })

  test.each([
    ['shows the form once the settings allow manual entry', true],
    ['stays at the prompt once the settings forbid manual entry', false],
  ])('%s', async (_, manualEntry) => {
    answering({ ...successfulParticularsCalls, [particularsCalls.identity]: refusal('myinfo_cancelled') })
    const { answerFlags, ways } = renderParticulars({ search: returned, unread: true })
    await waitFor(() => expect(ways.readdress).toHaveBeenCalledOnce())
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(screen.queryByRole('button', { name: manual })).toBeNull()
    await answerFlags({ kind: 'answer', answer: { settings: { manualEntry } } })
    expect(screen.getByRole('alert').textContent).toContain(sentence)
    expect(screen.queryByLabelText('Name') !== null).toBe(manualEntry)
    expect(readDraft().signup.promptMyInfo).toBe(!manualEntry)
  })

  test('an expired pass still blocks after a refresh and closes the next steps', async () => {
    answering({ [particularsCalls.identity]: refusal('myinfo_workpass_expired') })
    renderParticulars({ search: returned })
    openStep(flows['residential/personal'], 'confirmation')
    await screen.findByRole('dialog', { name: 'Error' })
    expect(furthestStep()).toBe(1)
    const refused = readDraft()
    cleanup()
    renderParticulars({ draft: refused })
    expect(screen.getByRole('dialog').textContent).toContain('Your work pass has either expired')
    expect(screen.getByRole('dialog').textContent).toContain('Customer line: 1800 2222 333')
    expect(screen.queryByRole('button', { name: manual })).toBeNull()
  })

  test('an expired pass no longer blocks when Myinfo returns a valid one', async () => {
    await comeBack(refusal('myinfo_workpass_expired'))
    const refused = readDraft()
    cleanup()
    await comeBack({ body: citizen }, { draft: refused })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(lockedValue('Name')).toBe('Tan Ah KowFrom Myinfo')
  })

  test.each([
    ['the service refuses the pass', refusal('myinfo_workpass_expired')],
    ['a foreigner has no pass', () => ({ body: { ...citizen, nric: 'G1612345K', work_pass_status: '' } })],
  ])('a refusal because %s blocks and leads back to the start', async (_, answer) => {
    const { ways } = await comeBack(answer)
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'Your work pass has either expired or was not approved. Please try submitting your application again once your work pass has been renewed or approved. Thank you.',
    )
    await pressButton('Go back to open account screen')
    expect(ways.cancel).toHaveBeenCalledOnce()
  })
})
