import { visibleSteps } from '@open-account/domain/flow/flows'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerCalls } from '../../../test/answers.ts'
import { visit } from '../../../test/visitApplication.tsx'
import type { Draft } from '../../session/draft.ts'
import { saveDraft } from '../../session/draftStore.ts'
import { saveSignup, openStep } from '../../session/signup.ts'
// Loaded before the first visit, so that no test waits for it.
import '../../pages/steps/companyParticulars/CompanyParticularsStep.tsx'

const uen = '201500004E'
/** The eligibility request of the company in these tests. */
const eligibilityRequest = { nric_roc: uen, premise_no: '', occupancy: '' } as const
/** A company that typed its particulars and pressed Next. */
const withTypedParticulars = ({ signup, company_information, particulars }: Draft): Partial<Draft> => ({
  signup: { ...signup, use_myinfo: false, promptMyInfo: false, isValidCompany: true },
  company_information: { ...company_information, uen },
  particulars: { ...particulars, eligibilityAskedWith: eligibilityRequest },
})

const stepsOf = (identityData: boolean | null) =>
  visibleSteps({ domain: 'residential', type: 'company', identityData })

const manualFlow = ['premises', 'particulars', 'review', 'upload']

/** Opens the company's particulars; `prepare` changes the session first. */
const visitParticulars = async (prepare: () => void) => {
  answerCalls({ 'GET /appconfig': { body: {} } })
  saveSignup({ domain: 'residential', type: 'company', nanl: false, stateId: 'wuTVrpPUBwl6uP1gfjTatA' })
  prepare()
  visit('/open-account/residential/company/particulars')
  await screen.findByRole('heading', { level: 1, name: 'Company Information' })
}

const indicator = () => within(screen.getByRole('navigation', { name: 'Progress' }))
const names = () =>
  indicator()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const links = () =>
  indicator()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
const press = async (name: string) =>
  act(async () => fireEvent.click(await screen.findByRole('button', { name })))
const storedFlow = () => JSON.parse(sessionStorage.getItem('signupFlow') ?? '[]') as unknown

test('typing the particulars removes the confirmation from the flow and the session', async () => {
  await visitParticulars(() => openStep(stepsOf(null), 'particulars'))
  expect(names()).toHaveLength(5)
  await press('Enter Details Manually here')
  await press('OK')
  expect(names()).toEqual(['Premises (completed)', 'Company Information', 'Review', 'Upload and Submit'])
  await waitFor(() => expect(storedFlow()).toEqual(manualFlow))
})

test('identity data removes review and upload and resets the furthest step to the particulars', async () => {
  await visitParticulars(() => {
    openStep(stepsOf(false), 'upload')
    saveDraft(withTypedParticulars)
  })
  expect(links()).toEqual(['Premises (completed)', 'Review (completed)', 'Upload and Submit (completed)'])
  act(() => saveDraft(({ signup }) => ({ signup: { ...signup, use_myinfo: true } })))
  expect(names()).toEqual(['Premises (completed)', 'Company Information', 'Review'])
  expect(links()).toEqual(['Premises (completed)'])
  await waitFor(() => expect(storedFlow()).toEqual(['premises', 'particulars', 'confirmation']))
  expect(sessionStorage.getItem('signupStep')).toBe('1')
})

describe('links beyond the particulars', () => {
  test.each<[string, (draft: Draft) => Partial<Draft>]>([
    [
      'while eligibility is not checked',
      ({ particulars }) => ({ particulars: { ...particulars, eligibilityAskedWith: null } }),
    ],
    [
      'while eligibility was checked for other premises',
      ({ particulars }) => ({
        particulars: {
          ...particulars,
          eligibilityAskedWith: { ...eligibilityRequest, premise_no: '3101450901280' },
        },
      }),
    ],
    [
      'while eligibility blocks the application',
      ({ signup }) => ({ signup: { ...signup, hasMissedAppointment: true } }),
    ],
  ])('no step beyond the particulars is linked %s', async (_when, change) => {
    await visitParticulars(() => {
      openStep(stepsOf(false), 'upload')
      saveDraft(withTypedParticulars)
      saveDraft(change)
    })
    expect(links()).toEqual(['Premises (completed)'])
  })
})
