import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { draftWith } from '../../../../test/applicant.ts'
import { button } from '../../../../test/button.ts'
import {
  accepted,
  appId,
  paymentCalls,
  pay,
  press,
  shopAtPayment,
  statusIs,
  visitPayment,
} from '../../../../test/payment.tsx'
import { postForm } from '../../../http/api/postForm.ts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import { readPaymentAttempt } from '../../../session/paymentAttempt.ts'
import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { refusal } from '../../../../test/answers.ts'

vi.mock(import('../../../http/api/postForm.ts'), () => ({
  postForm: vi.fn<(address: string, fields: Readonly<Record<string, string>>) => void>(),
}))

afterEach(() => {
  vi.mocked(postForm).mockClear()
  vi.restoreAllMocks()
})

const isUnavailable = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true'

describe('the payment screen', () => {
  test('the screen shows the parts of the deposit, the admin fee with GST and the amount payable', async () => {
    await visitPayment({ settings: { adminFee: 20, gstPercent: 9 } })
    const shown = await screen.findByRole('table', { name: 'How the amount payable is made up' })
    const table = within(shown)
    await waitFor(() => expect(shown.textContent).toContain('S$ 20.00 and GST 9%, S$ 1.80'))
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'S$ 1,350.00',
      'S$ 300.00',
      '–',
      'S$ 21.80',
      'S$ 1,671.80',
    ])
    expect(button(/^Pay/).textContent).toBe('Pay S$ 1,671.80')
  })

  test('the screen shows no amount and accepts no payment until the settings are read', async () => {
    const settings = Promise.withResolvers<{ readonly body: object }>()
    await visitPayment({ unread: true, answers: { 'GET /appconfig': () => settings.promise } })
    expect(button(/^Pay/).textContent).toBe('Pay')
    expect(button(/^Pay/).getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('main').textContent).not.toContain('Amount')
    expect(screen.queryByRole('link', { name: /^Go back/ })).toBeNull()
    await press(/^Pay/)
    expect(screen.queryByRole('dialog')).toBeNull()
    settings.resolve({ body: { settings: { adminFee: 20, gstPercent: 9 } } })
    await waitFor(() => expect(button(/^Pay/).textContent).toBe('Pay S$ 1,671.80'))
    expect(screen.getByRole('table', { name: 'How the amount payable is made up' })).toBeDefined()
  })

  test('without settings there is no fee', async () => {
    await visitPayment()
    expect(button(/^Pay/).textContent).toBe('Pay S$ 1,650.00')
    expect(screen.getByText('With GST 9%')).toBeDefined()
  })

  test('the screen offers the payment methods of the calculation and saves the chosen one', async () => {
    await visitPayment()
    const methods = within(screen.getByRole('group', { name: 'Pay with' }))
    expect(methods.getAllByRole('radio')).toHaveLength(2)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Credit card' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'eNets' }))
    fireEvent(window, new Event('pagehide'))
    expect(readDraft().payment.PAYMENT_METHOD).toBe('PYMT_ENETS')
  })

  test('the screen shows no choice of payment methods before the calculation', async () => {
    await visitPayment({
      draft: draftWith(shopAtPayment, { security_deposit: { security_deposit: null, payment_method: [] } }),
    })
    expect(screen.getByRole('link', { name: 'Go back to Review' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Payment Method' })).toBeNull()
  })

  test('Pay requires the agreement and the payment method, whose errors disappear with them', async () => {
    await visitPayment({
      draft: draftWith(shopAtPayment, { payment: { PAYMENT_METHOD: '', check_i_confirm: false } }),
    })
    await press(/^Pay/)
    const problems = within(await screen.findByRole('alert'))
    expect(problems.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Payment Method is required',
      'Must agree to the Terms and Conditions',
    ])
    await waitFor(() => expect(isUnavailable(/^Pay/)).toBe(true))
    fireEvent.click(screen.getByRole('radio', { name: 'eNets' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' }))
    await waitFor(() => expect(isUnavailable(/^Pay/)).toBe(false))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['a deposit that is not calculated', { security_deposit: { security_deposit: null } }],
    ['a deposit of less than a dollar', { security_deposit: { security_deposit: 0.99 } }],
  ])('the screen accepts no payment for %s', async (_, change) => {
    await visitPayment({ draft: draftWith(shopAtPayment, change) })
    expect(isUnavailable(/^Pay/)).toBe(true)
    expect(screen.getByText('Amount Payable must be at least S$ 1.00')).toBeDefined()
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Go back to Review' }).pathname).toBe(
      '/open-account/commercial/personal/review',
    )
  })

  test('the screen accepts no payment without a date', async () => {
    await visitPayment({ draft: draftWith(shopAtPayment, { turnOnServices: { turn_on_date: '' } }) })
    expect(isUnavailable(/^Pay/)).toBe(true)
    expect(screen.getByRole('link', { name: 'Turn On Date and Time' })).toBeDefined()
  })
})

describe('Pay', () => {
  test('Pay opens a question before leaving the site, and Cancel does nothing', async () => {
    const { requestsTo } = await visitPayment({ answers: { [paymentCalls.submit]: { body: accepted } } })
    await press(/^Pay/)
    const question = await screen.findByRole('dialog', { name: 'Leaving this website' })
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requestsTo(paymentCalls.submit)).toEqual([])
  })

  test.each([
    [undefined, 'Your application is submitted now. You pay S$ 1,650.00 to Open Account.'],
    [{ appId, returned: null }, `You pay S$ 1,650.00 to Open Account for application ${appId}.`],
  ])(
    'the question names payee, amount and application, and says that the page comes back',
    async (attempt, text) => {
      await visitPayment({ ...(attempt && { attempt, answers: statusIs('PAYMENT_OPEN') }) })
      await waitFor(() => button(/^Pay/))
      await press(/^Pay/)
      const question = await screen.findByRole('dialog', { name: 'Leaving this website' })
      expect(question.textContent).toContain(`${text} Afterwards you come back to this page.`)
    },
  )

  test('Pay submits once, then posts payload, apiKey and hmac to the gateway', async () => {
    const { requestsTo } = await visitPayment({ answers: { [paymentCalls.submit]: { body: accepted } } })
    await pay()
    await waitFor(() => expect(postForm).toHaveBeenCalledOnce())
    expect(postForm).toHaveBeenCalledExactlyOnceWith('https://gateway.example/pay', {
      payload: accepted.payment_details.payload,
      apiKey: 'key-1',
      hmac: 'signed',
    })
    expect(screen.getByRole('dialog', { name: 'Processing Payment' })).toBeDefined()
    expect(readPaymentAttempt()).toEqual({ appId, returned: null })
    const [sent, ...others] = requestsTo(paymentCalls.submit)
    expect(others).toEqual([])
    expect(await sent?.json()).toMatchObject({
      account_type: '02',
      payment_method: 'CREDIT_CARD',
      payment_redirect: `${location.origin}/v1/payment/callback?return=${encodeURIComponent(location.href)}`,
      bypass_dup_check: 'false',
    })
  })

  test('Pay uses the signature beside the details when they contain none', async () => {
    const { hmac: _, ...unsigned } = accepted.payment_details
    await visitPayment({
      answers: {
        [paymentCalls.submit]: { body: { ...accepted, payment_details: unsigned, hmac: 'beside' } },
      },
    })
    await pay()
    await waitFor(() => expect(vi.mocked(postForm).mock.lastCall?.[1]).toMatchObject({ hmac: 'beside' }))
  })

  test('Pay does not redirect without a signature', async () => {
    const { hmac: _, ...unsigned } = accepted.payment_details
    await visitPayment({
      answers: { [paymentCalls.submit]: { body: { ...accepted, payment_details: unsigned } } },
    })
    await pay()
    expect(
      await screen.findByText('Sorry, your payment transaction failed. Please try again later.'),
    ).toBeDefined()
    expect(postForm).not.toHaveBeenCalled()
  })
})

const refusedWith = (error: ServiceErrorCode, description: string) => ({
  [paymentCalls.submit]: refusal(error, description),
})

describe('a submission that is refused', () => {
  const prompt =
    'Please click CONTINUE if you wish to proceed with payment or CANCEL to terminate the application.'

  test('a submission with another one pending can continue', async () => {
    const { requestsTo } = await visitPayment({
      answers: {
        [paymentCalls.submit]: async request => {
          const { bypass_dup_check: bypass } = (await request.json()) as { readonly bypass_dup_check: string }
          return bypass === 'true' ? { body: accepted } : refusal('pending', 'One is being worked on.')
        },
      },
    })
    await pay()
    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    expect(dialog.getByText('One is being worked on.')).toBeDefined()
    expect(dialog.getByText(prompt)).toBeDefined()
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cancel',
      'Continue',
    ])
    await press('Continue')
    await waitFor(() => expect(postForm).toHaveBeenCalledOnce())
    expect(requestsTo(paymentCalls.submit)).toHaveLength(2)
  })

  test('a submission with another one pending can be ended', async () => {
    const { router } = await visitPayment({ answers: refusedWith('pending', '') })
    await pay()
    await screen.findByText(prompt)
    await press('Cancel')
    await waitFor(() => expect(router.state.location.pathname).toBe('/open-account'))
    await waitFor(() => expect(sessionStorage.getItem('signupData')).toBeNull())
    expect(postForm).not.toHaveBeenCalled()
  })

  test('a duplicate has one button back to the open account screen', async () => {
    const { router } = await visitPayment({ answers: refusedWith('duplicate', 'You have applied already.') })
    await pay()
    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    expect(dialog.getByText('You have applied already.')).toBeDefined()
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Go back to open account screen',
    ])
    await press('Go back to open account screen')
    await waitFor(() => expect(router.state.location.pathname).toBe('/open-account'))
  })

  test.each(['date_invalid_ncc', 'date_invalid_pool_12pm', 'OA_CALENDAR_ERROR'] as const)(
    'a refused date (%s) leads back to the calendar without the invalid dates',
    async code => {
      const { router } = await visitPayment({
        draft: draftWith(shopAtPayment, {
          signup: { terminateDate: '20261120' },
          turnOn: { zcGasDate: '20261121', zczzDate: '20261122' },
        }),
        answers: refusedWith(code, 'The date is not available any more.'),
      })
      await pay()
      expect(await screen.findByText('The date is not available any more.')).toBeDefined()
      await press('Continue')
      await waitFor(() =>
        expect(router.state.location.pathname).toBe('/open-account/commercial/personal/review'),
      )
      const { signup, turnOn, turnOnServices } = readDraft()
      expect([signup.terminateDate, turnOn.zcGasDate, turnOn.zczzDate, turnOnServices.turn_on_date]).toEqual([
        '',
        '',
        '',
        '',
      ])
    },
  )

  test('any other refusal shows its message, and Pay can be pressed again', async () => {
    await visitPayment({ answers: refusedWith('upstream_error', 'The billing system is down.') })
    await pay()
    expect(await screen.findByText('An error occured. The billing system is down.')).toBeDefined()
    await press('Continue')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(isUnavailable(/^Pay/)).toBe(false)
  })

  test('an application whose signature could not be attached shows the error', async () => {
    await visitPayment({ answers: { [paymentCalls.submit]: { body: { status: 'FAIL', app_id: appId } } } })
    await pay()
    expect(await screen.findByText('Attach signature failed')).toBeDefined()
    expect(postForm).not.toHaveBeenCalled()
  })
})

test('an application that was accepted without a response is paid with its submitted answers', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => refusal('already_submitted', 'With other contents.'),
    () => ({ body: accepted }),
  ]
  let next = 0
  const { requestsTo } = await visitPayment({
    answers: { [paymentCalls.submit]: () => answers[next++]?.() ?? refusal('server_error') },
  })
  await pay()
  expect(await screen.findByText(/The connection was lost/)).toBeDefined()
  await press('Continue')

  act(() =>
    saveDraft(({ security_deposit: deposit }) => ({
      security_deposit: { ...deposit, WATER_CAPACITY: '100', security_deposit: 1700 },
    })),
  )
  expect(button(/^Pay/).textContent).toBe('Pay S$ 1,700.00')
  await pay()
  expect(await screen.findByText(/Your application was received before you changed/)).toBeDefined()
  await press('Continue')

  expect(button(/^Pay/).textContent).toBe('Pay S$ 1,650.00')
  await pay()
  await waitFor(() => expect(postForm).toHaveBeenCalledOnce())
  expect(readPaymentAttempt()).toEqual({ appId, returned: null })
  const [first, changed, again] = await Promise.all(
    requestsTo(paymentCalls.submit).map(async request => request.text()),
  )
  expect(again).toBe(first)
  expect(again).not.toBe(changed)
})

describe('a company', () => {
  const company = draftWith(shopAtPayment, {
    signup: { use_myinfo: true },
    company_information: { uen: '201500004E', company_name: 'LORONG TRADING PTE LTD' },
    representative: {
      representative_name: 'Tan Ah Kow',
      representative_designation: 'Director',
      representative_email: 'office@example.com',
      representative_mobile_number: '81234567',
    },
    review: { check_i_confirm: true },
    payment: { check_i_confirm: false },
  })

  test('a company agrees to the terms again before it pays, and is submitted as a company', async () => {
    const { requestsTo } = await visitPayment({
      draft: company,
      type: 'company',
      answers: { [paymentCalls.submit]: { body: accepted } },
    })
    const agree = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'I agree to the Terms and Conditions',
    })
    expect(agree.checked).toBe(false)
    fireEvent.click(agree)
    await pay()
    await waitFor(() => expect(postForm).toHaveBeenCalledOnce())
    expect(await requestsTo(paymentCalls.submit)[0]?.json()).toMatchObject({
      account_holder_type: 'C',
      nric: '201500004E',
      authorised_name: 'Tan Ah Kow',
      email: 'office@example.com',
    })
  })

  describe('that signed on screen', () => {
    const signed = draftWith(company, {
      signup: { use_myinfo: false },
      review: { signature_file_id: 'f-0c9d2e4b5071', signed_at: '20/11/2026' },
      payment: { check_i_confirm: true },
    })
    const attach = 'POST /v1/eSignature/generateOpenAccountPDF'
    const attached = { body: '%PDF-1.7', type: 'application/pdf' } as const
    const refused = refusal('attach_failed', 'No picture.')

    test('a company signs again before it pays when its form has changed', async () => {
      await visitPayment({
        draft: draftWith(signed, { signature: { formRead: 'what it said then' } }),
        type: 'company',
        answers: { 'GET /appconfig': { body: { 'e-signature-web': { active: true, message: '' } } } },
      })
      expect((await screen.findByRole('link', { name: 'e-Signature' })).getAttribute('href')).toBe(
        '#amount_payable',
      )
      expect(isUnavailable(/^Pay/)).toBe(true)
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Go back to Review' }).pathname).toBe(
        '/open-account/commercial/company/review',
      )
    })

    test('the redirect to the gateway follows after the signature is attached', async () => {
      const { requests } = await visitPayment({
        draft: signed,
        type: 'company',
        answers: { [paymentCalls.submit]: { body: accepted }, [attach]: attached },
      })
      await pay()
      await waitFor(() => expect(postForm).toHaveBeenCalledOnce())
      expect(
        requests
          .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
          .filter(call => /POST.*(submit|eSig)/.test(call)),
      ).toEqual([paymentCalls.submit, attach])
    })

    test('an accepted application is paid after a refused signature is attached', async () => {
      let refusing = true
      const { requestsTo } = await visitPayment({
        draft: signed,
        type: 'company',
        answers: {
          [paymentCalls.submit]: { body: accepted },
          [attach]: () => (refusing ? refused : attached),
          [paymentCalls.ofApplication]: { body: { status: 'PAYMENT_OPEN' } },
        },
      })
      await pay()
      expect((await screen.findByRole('alert')).textContent).toContain('Attach signature failed')
      expect(screen.getByRole('main').textContent).toContain(appId)
      expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
      expect(postForm).not.toHaveBeenCalled()

      refusing = false
      await press('Try again')
      expect(await screen.findByText('Your application is accepted and not paid yet.')).toBeDefined()
      await pay()
      await waitFor(() => expect(postForm).toHaveBeenCalledOnce())
      expect(requestsTo(attach)).toHaveLength(2)
      expect(readPaymentAttempt()).toEqual({ appId, returned: null })
    })

    test('the thank-you page shows without payment when the signature keeps failing', async () => {
      await visitPayment({
        draft: signed,
        type: 'company',
        answers: { [paymentCalls.submit]: { body: accepted }, [attach]: refused },
      })
      await pay()
      await screen.findByRole('alert')
      await press('Try again')
      await press('Continue without the signature')
      expect(await screen.findByRole('heading', { name: 'Success!' })).toBeDefined()
      expect(screen.getByText(/^The security deposit is not paid yet/)).toBeDefined()
      expect(screen.queryByText(/The security deposit is paid\./)).toBeNull()
      expect(screen.queryByText('Amount paid')).toBeNull()
    })
  })
})
