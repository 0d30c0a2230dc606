import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  blank,
  calls,
  renderCompany,
  companyTypedIn,
  successfulCompanyCalls,
} from '../../../../test/company.tsx'
import { answering, enterText, pressButton } from '../../../../test/particulars.tsx'
import { readDraft } from '../../../session/draftStore.ts'
import { refusal } from '../../../../test/answers.ts'

afterEach(() => {
  vi.useRealTimers()
})

const summary = () => [...screen.getByRole('alert').querySelectorAll('a')].map(link => link.textContent)
const next = () => screen.getByRole('button', { name: 'Next' })

describe('the particulars of a company', () => {
  test('the summary lists every required field in order', async () => {
    answering(successfulCompanyCalls)
    renderCompany({ draft: blank })
    await pressButton('Next')
    expect(summary()).toEqual([
      'UEN is required',
      'Company Name is required',
      'Representative Name is required',
      'Designation is required',
      'Mobile Number is required',
      'Email is required',
    ])
  })

  test.each([
    ['UEN', '201500004', 'Please enter valid UEN'],
    ['UEN', '201500004A', 'Please enter valid UEN'],
    ['UEN', 'T08LL0001A', 'Please enter valid UEN'],
    ['Representative Name', 'a'.repeat(41), 'Maximum of 40 characters are allowed for Representative Name'],
    ['Designation', ' ', 'Designation is required'],
    ['Designation', 'a'.repeat(81), 'Maximum of 80 characters are allowed for Designation'],
    ['Email', 'office@', 'Please enter valid email address'],
    ['Email', `${'a'.repeat(60)}@example.com`, 'Maximum of 64 characters are allowed for Email address'],
    ['Alternate Email (optional)', 'office@', 'Please enter valid email address'],
    ['Alternate Email (optional)', 'Office@example.com', 'Please provide a different email address'],
    ['Mobile Number', '9123456', 'Mobile Number must be 8 digits'],
    ['Mobile Number', '61234567', 'Please enter valid mobile number'],
    ['Alternate Contact Number (optional)', '6123456', 'Alternate Contact Number must be 8 digits'],
    ['Alternate Contact Number (optional)', '91234567', 'Please provide a different contact number'],
  ])("the field %s with '%s' shows %s", async (label, value, sentence) => {
    answering(successfulCompanyCalls)
    const { ways } = renderCompany({
      draft: draft => ({
        ...companyTypedIn(draft),
        company_information: {
          ...draft.company_information,
          ...companyTypedIn(draft).company_information,
          company_name_source: '',
        },
      }),
    })
    await enterText(label, value)
    await pressButton('Next')
    expect(summary()).toContain(sentence)
    expect(ways.goNext).not.toHaveBeenCalled()
  })

  test.each([
    ['名', 'Please enter valid company name'],
    ['a'.repeat(81), 'Maximum of 80 characters are allowed for Company Name'],
  ])("the Company Name '%s' shows %s", async (value, sentence) => {
    answering(successfulCompanyCalls)
    renderCompany({ draft: blank })
    await enterText('Company Name', value)
    await pressButton('Next')
    expect(summary()).toContain(sentence)
  })

  test.each([
    ['Representative Name', 'Tan Ah Kow 2nd'],
    ['Alternate Contact Number (optional)', '11234567'],
    ['Alternate Email (optional)', 'second@example.com'],
  ])('the fields accept %s %s', async (label, value) => {
    answering(successfulCompanyCalls)
    const { ways } = renderCompany({ draft: companyTypedIn })
    await enterText(label, value)
    await pressButton('Next')
    expect(ways.goNext).toHaveBeenCalledOnce()
  })

  test('the draft contains UEN and company name in capitals, without spaces at the ends', async () => {
    answering({ ...successfulCompanyCalls, [calls.companyName]: refusal('company_not_found') })
    renderCompany({ draft: blank })
    await enterText('UEN', ' 53300001k ')
    await enterText('Company Name', ' Ah Kow Hardware ')
    await enterText('Representative Name', ' Tan ')
    expect(readDraft()).toMatchObject({
      company_information: { uen: '53300001K', company_name: 'AH KOW HARDWARE' },
      representative: { representative_name: 'Tan', representative_mobile_prefix: '+65' },
    })
  })

  test('shown errors disable Next and are listed as still needed until they are corrected', async () => {
    answering(successfulCompanyCalls)
    renderCompany({ draft: companyTypedIn })
    await enterText('Designation', '')
    await pressButton('Next')
    expect(next().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('link', { name: 'Designation' })).toBeDefined()
    await enterText('Designation', 'Director')
    expect(next().getAttribute('aria-disabled')).toBeNull()
  })

  test('Back shows the previous step', async () => {
    const { ways } = renderCompany({ draft: companyTypedIn })
    await pressButton('Back')
    expect(ways.goBack).toHaveBeenCalledOnce()
  })

  test('the step requires no documents, because a company uploads them later', () => {
    renderCompany({ draft: companyTypedIn })
    expect(document.querySelector('input[type=file]')).toBeNull()
  })
})

describe("the representative's e-mail", () => {
  const sentence = 'This email has been used in another utilities account. Please use another email.'
  const linked = { [calls.emailLinked]: { body: { emailid: '', islinked: true, message: sentence } } }

  test('the e-mail is checked after a second, and one of another account shows a message but does not disable Next', async () => {
    vi.useFakeTimers()
    const requests = answering({ ...successfulCompanyCalls, ...linked })
    renderCompany({ draft: companyTypedIn })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    await vi.waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(0))
    expect(await requests.bodiesOf(calls.emailLinked)).toEqual([
      { email: 'office@example.com', transaction_id: 'wuTVrpPUBwl6uP1gfjTatA', isChangedEmailLinked: false },
    ])
    expect(next().getAttribute('aria-disabled')).toBeNull()
  })

  test('the masked e-mail of an existing account replaces it, and the alternate one must differ', async () => {
    answering(successfulCompanyCalls)
    renderCompany({
      draft: draft => {
        const typed = companyTypedIn(draft)
        return {
          ...typed,
          signup: { ...draft.signup, ...typed.signup, linked_email: 'accounts@example.com' },
        }
      },
    })
    expect(screen.getByText('a******s@example.com')).toBeDefined()
    await enterText('Alternate Email (optional)', 'accounts@example.com')
    await pressButton('Next')
    expect(summary()).toEqual(['Please provide a different email address'])
  })
})
