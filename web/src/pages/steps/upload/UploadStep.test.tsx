import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StubbedAnswer } from '../../../../test/answers.ts'
import {
  company,
  isUnavailable,
  shopAtReview,
  stillNeeded,
  submitCall,
  visitFrom,
} from '../../../../test/review.tsx'
import { signedAsItIs, signedCompany } from '../../../../test/signedCompany.ts'
import { visit } from '../../../../test/visitApplication.tsx'
import type { Draft } from '../../../session/draft.ts'
import { readDraft } from '../../../session/draftStore.ts'
import { refusal } from '../../../../test/answers.ts'
// Loaded before the first visit, so that no test waits for it.
import './UploadStep.tsx'

vi.mock('../../../features/submission/confirmPause.ts', () => ({ confirmPause: () => Promise.resolve() }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:15:00+08:00'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const signedForm = {
  type: 'c_signed_utility_application_form',
  filename: 'form.pdf',
  file_id: 'f-form',
  size: 700,
} as const
const complete: Draft = { ...company, documents: { ...company.documents, application_form: [signedForm] } }

/** The message about missing documents. */
const notUploaded = (...labels: readonly string[]) =>
  labels.map(label => `${label}: This document is not uploaded yet`)

/** The labels of the documents. */
const documents = () =>
  screen.getAllByRole('listitem').flatMap(row => row.querySelector('b')?.textContent ?? [])
const terms = () => screen.queryByRole('checkbox', { name: 'I agree to the Terms and Conditions' })
const agree = () => {
  const tick = terms()
  if (tick === null) throw new Error('No terms')
  fireEvent.click(tick)
}
const submit = () => fireEvent.click(screen.getByText('Submit', { selector: 'button' }))
const confirm = async () => {
  const question = await screen.findByRole('dialog', { name: 'Do you want to submit your application?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Confirm' }))
}

describe('a company at home', () => {
  test('the step contains uploads, declarations, terms and the submission (C-001)', async () => {
    await visitFrom({ step: 'upload', draft: complete })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Upload and Submit')
    expect(
      screen.getByText(/^I am authorised to apply on behalf of the company, and the particulars/),
    ).toBeDefined()
    expect(documents()).toEqual([
      'Signed Application Form',
      'Company Registry Extract (BizFile)',
      'Letter of Authorisation (optional)',
    ])
  })

  test('a company requires its registry extract and, without signing on screen, the signed form', async () => {
    await visitFrom({ step: 'upload', draft: { ...company, documents: {} } })
    await waitFor(() =>
      expect(stillNeeded()).toEqual(
        notUploaded('Signed Application Form', 'Company Registry Extract (BizFile)'),
      ),
    )
    expect(isUnavailable('Submit')).toBe(true)
  })

  test('a signature on screen replaces the signed form', async () => {
    await visitFrom({ step: 'upload', draft: signedCompany })
    expect(documents()).not.toContain('Signed Application Form')
    expect(stillNeeded()).toEqual([])
  })

  test('the signature is required where signing on screen is on', async () => {
    await visitFrom({ step: 'upload', draft: company, flags: ['e-signature-web'] })
    await waitFor(() => expect(documents()).not.toContain('Signed Application Form'))
    expect(stillNeeded()).toEqual(['e-Signature'])
  })

  test('Submit requires the agreement', async () => {
    const { requests } = await visitFrom({ step: 'upload', draft: complete })
    submit()
    expect((await screen.findAllByText('Must agree to the Terms and Conditions')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    agree()
    await waitFor(() => expect(isUnavailable('Submit')).toBe(false))
    expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/v1/transaction/submit')
  })

  test('the agreement survives a refresh', async () => {
    await visitFrom({ step: 'upload', draft: complete })
    agree()
    fireEvent(window, new Event('pagehide'))
    expect(readDraft().review.check_i_confirm).toBe(true)
  })

  test('Submit opens the last question and submits', async () => {
    const { router } = await visitFrom({
      step: 'upload',
      draft: complete,
      answers: {
        [submitCall]: { body: { status: 'SUCCESS', app_id: 'OA-7F3K2QM9', email: 'office@example.com' } },
      },
    })
    agree()
    submit()
    await confirm()
    await waitFor(() => expect(router.state.location.pathname).toBe('/thank-you'))
  })

  const attach = 'POST /v1/eSignature/generateOpenAccountPDF'
  const accepted = { body: { status: 'SUCCESS', app_id: 'OA-7F3K2QM9', email: 'office@example.com' } }
  const calls = (requests: readonly Request[]) =>
    requests.map(({ url }) => new URL(url).pathname).filter(path => /submit|eSignature/.test(path))

  test('a signature on screen is attached before the thank-you page', async () => {
    const { router, requests } = await visitFrom({
      step: 'upload',
      draft: signedCompany,
      answers: { [submitCall]: accepted, [attach]: { body: '%PDF-1.7', type: 'application/pdf' } },
    })
    agree()
    submit()
    await confirm()
    await waitFor(() => expect(router.state.location.pathname).toBe('/thank-you'))
    expect(calls(requests)).toEqual(['/v1/transaction/submit', '/v1/eSignature/generateOpenAccountPDF'])
    expect(router.state.location.state.thankYou?.signedForm).toMatchObject({
      application_number: 'OA-7F3K2QM9',
      file_id: 'f-0c9d2e4b5071',
    })
  })

  describe('whose signature could not be attached', () => {
    const unattached = 'Attach signature failed'
    const refused = refusal('attach_failed', 'No picture.')
    const attached = { body: '%PDF-1.7', type: 'application/pdf' } as const
    const tryAgain = () => fireEvent.click(screen.getByText('Try again', { selector: 'button' }))
    /** Submits an application whose signature is refused so many times. */
    const submitUnattached = async (submission: StubbedAnswer, failures: number) => {
      let left = failures
      const visited = await visitFrom({
        step: 'upload',
        draft: signedCompany,
        answers: {
          [submitCall]: submission,
          [attach]: () => (left-- > 0 ? refused : attached),
        },
      })
      agree()
      submit()
      await confirm()
      expect((await screen.findByRole('alert')).textContent).toContain(unattached)
      return visited
    }

    test.each([
      ['by the second call', accepted, 1],
      ['as the submission says', { body: { status: 'FAIL', app_id: 'OA-7F3K2QM9' } }, 0],
    ])(
      'the failure shows, %s, and only the attachment is repeated (C-101)',
      async (_who, submission, failures) => {
        const { router, requests } = await submitUnattached(submission, failures)
        expect(screen.getByRole('main').textContent).toContain('OA-7F3K2QM9')
        expect(terms()).toBeNull()
        tryAgain()
        await waitFor(() => expect(router.state.location.pathname).toBe('/thank-you'))
        expect(calls(requests).filter(path => path.endsWith('submit'))).toHaveLength(1)
        expect(router.state.location.state.thankYou?.signedForm).toMatchObject({ file_id: 'f-0c9d2e4b5071' })
      },
    )

    test('another failure shows again', async () => {
      const { requests } = await submitUnattached(accepted, 2)
      const first = screen.getByRole('alert')
      tryAgain()
      await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first))
      expect(screen.getByRole('alert').textContent).toContain(unattached)
      expect(calls(requests)).toHaveLength(3)
    })

    test('after repeated failures the application continues without the signature and shows what happens next', async () => {
      const { router } = await submitUnattached(accepted, 9)
      const skip = 'Continue without the signature'
      expect(screen.queryByRole('button', { name: skip })).toBeNull()
      tryAgain()
      fireEvent.click(await screen.findByRole('button', { name: skip }))
      expect(await screen.findByRole('heading', { name: 'Success!' })).toBeDefined()
      expect(router.state.location.pathname).toBe('/thank-you')
      expect(screen.getByText(/^Your signature is not on the application form\./)).toBeDefined()
      expect(screen.queryByRole('button', { name: /signed form/ })).toBeNull()
      await waitFor(() => expect(sessionStorage.getItem('unattached')).toBeNull())
    })

    test('the failure shows after a refresh, without Back to answers that cannot be changed', async () => {
      await submitUnattached(accepted, 1)
      cleanup()
      const router = visit('/open-account/residential/company/premises')
      expect((await screen.findByRole('alert')).textContent).toContain(unattached)
      expect(router.state.location.pathname).toBe('/open-account/residential/company/upload')
      tryAgain()
      await waitFor(() => expect(router.state.location.pathname).toBe('/thank-you'))
      expect(sessionStorage.getItem('unattached')).toBeNull()
    })
  })

  test('a form that has changed since it was signed has a link to the review', async () => {
    const signed = signedAsItIs(signedCompany)
    await visitFrom({
      step: 'upload',
      draft: { ...signed, company_information: { ...signed.company_information, company_name: 'Other' } },
      flags: ['e-signature-web'],
    })
    await waitFor(() => expect(stillNeeded()).toEqual(['e-Signature']))
    expect(screen.getByRole('link', { name: 'Go back to the review' })).toBeDefined()
    expect(isUnavailable('Submit')).toBe(true)
  })

  test('an outdated date has a link to the review', async () => {
    await visitFrom({
      step: 'upload',
      draft: { ...complete, turnOnServices: { ...complete.turnOnServices, turn_on_date: '' } },
    })
    expect(stillNeeded()).toEqual(['Turn On Date and Time'])
    const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'Go back to the review' })
    expect(new URL(way.href).pathname).toBe('/open-account/residential/company/review')
    expect(isUnavailable('Submit')).toBe(true)
  })
})

describe('a company in business', () => {
  const ready = {
    ...shopAtReview,
    documents: { ...complete.documents, ...shopAtReview.documents, application_form: [signedForm] },
  }

  test('the uploads continue to the payment without terms', async () => {
    const { step } = await visitFrom({ domain: 'commercial', step: 'upload', draft: ready })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Upload Documents')
    expect(terms()).toBeNull()
    fireEvent.click(screen.getByText('Proceed to Payment', { selector: 'button' }))
    await waitFor(() => expect(step()).toBe('payment'))
  })

  test('a temporary supply requires the letter of award and the quotations', async () => {
    await visitFrom({
      domain: 'commercial',
      step: 'upload',
      draft: {
        ...ready,
        turnOnServices: { ...ready.turnOnServices, type_of_usage: 'temporary' },
        documents: complete.documents,
      },
    })
    await waitFor(() =>
      expect(stillNeeded()).toEqual(
        notUploaded('Letter of Award', 'SP PowerGrid Quotation', 'PUB Water Quotation'),
      ),
    )
  })
})
