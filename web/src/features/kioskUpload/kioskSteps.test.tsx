import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerCalls, refusal } from '../../../test/answers.ts'
import { resident, residentWith } from '../../../test/applicant.ts'
import { shopAtReview, visitFrom } from '../../../test/review.tsx'
import { answerStreams } from '../../../test/streams.ts'
import { visitReview } from '../../../test/visitApplication.tsx'
import { readDraft } from '../../session/draftStore.ts'
import { sessionKeys, writeSession } from '../../session/session.ts'
import '../../pages/steps/companyConfirmation/CompanyConfirmationStep.tsx'
import '../../pages/steps/review/ReviewStep.tsx'
import '../../pages/steps/upload/UploadStep.tsx'
import './KioskUpload.tsx'

vi.mock('../submission/confirmPause.ts', () => ({ confirmPause: () => Promise.resolve() }))

const uses = [{ label: 'HDB 3-5 rooms', accountType: '01', useOfPremise: 'HDB_3_5', order: 2 }]
const statusWhenSubmitted: string[] = []

beforeEach(() => {
  statusWhenSubmitted.length = 0
  answerCalls({
    'GET /appconfig': { body: {} },
    'POST /v1/premise/useOfPremise': { body: uses },
    'POST /v1/transaction/submit': () => {
      statusWhenSubmitted.push(readDraft().kiosk.uploadStatus)
      return refusal('upstream_error')
    },
  })
  answerStreams()
  writeSession(sessionKeys.mode, 'kiosk')
  writeSession(sessionKeys.token, 'kiosk-token-1')
})

afterEach(() => {
  vi.restoreAllMocks()
})

const button = (name: string) => screen.getByRole('button', { name })

describe('at a kiosk', () => {
  test.each([
    { type: 'personal', step: 'review', identityData: false, shown: true },
    { type: 'company', step: 'review', identityData: false, shown: false },
    { type: 'company', step: 'upload', identityData: false, shown: true },
    { type: 'company', step: 'confirmation', identityData: true, shown: true },
  ] as const)(
    'the $step of a $type shop, with identity data $identityData, shows the link for the phone: $shown',
    async ({ type, step, identityData, shown }) => {
      const draft = {
        ...shopAtReview,
        documents: {},
        signup: { ...shopAtReview.signup, use_myinfo: identityData },
      }
      await visitFrom({ domain: 'commercial', type, step, draft })
      await waitFor(() =>
        expect(screen.queryAllByRole('heading', { name: 'Upload your documents' })).toHaveLength(
          shown ? 1 : 0,
        ),
      )
      expect(document.querySelector('input[type=file]')).toBeNull()
    },
  )

  test('the review is submitted only after the phone has uploaded the documents', async () => {
    visitReview({ ...resident, documents: {} })
    expect(await screen.findByRole('heading', { name: 'Upload your documents' })).toBeDefined()
    const needed = within(await screen.findByRole('list', { name: 'Still needed' }))
    expect(
      needed.getByRole('link', { name: 'NRIC / FIN (Front): This document is not uploaded yet' }),
    ).toBeDefined()
    expect(
      needed.getByRole('link', { name: 'NRIC / FIN (Back): This document is not uploaded yet' }),
    ).toBeDefined()
    expect(button('Submit').getAttribute('aria-disabled')).toBe('true')
  })

  test('the uploads are finished before the submission and open again after Back', async () => {
    visitReview(residentWith({}))
    fireEvent.click(await screen.findByRole('checkbox', { name: 'I agree to the Terms and Conditions' }))
    fireEvent.click(button('Submit'))
    const question = await screen.findByRole('dialog', { name: 'Do you want to submit your application?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(statusWhenSubmitted).toEqual(['DONE']))
    expect(readDraft().kiosk.uploadStatus).toBe('DONE')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Continue' }))
    fireEvent.click(button('Back'))
    await waitFor(() => expect(readDraft().kiosk.uploadStatus).toBe('INIT'))
  })
})
