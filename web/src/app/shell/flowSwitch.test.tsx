import { visibleSteps } from '@open-account/domain/flow/flows'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerCalls } from '../../../test/answers.ts'
import { visit } from '../../../test/visitApplication.tsx'
import type { Draft } from '../../session/draft.ts'
import { saveDraft } from '../../session/draftStore.ts'
import { keepSignup, openStep } from '../../session/signup.ts'
// Loaded before the first visit, so that no test waits for it.
import '../../pages/steps/companyParticulars/CompanyParticularsStep.tsx'

const uen = '201500004E'
/** What eligibility was asked with by the company of these tests. */
const asked = { nric_roc: uen, premise_no: '', occupancy: '' } as const
/** A company that has gone on from its particulars by hand. */
const wentOn = ({ signup, company_information, particulars }: Draft): Partial<Draft> => ({
  signup: { ...signup, use_myinfo: false, promptMyInfo: false, isValidCompany: true },
  company_information: { ...company_information, uen },
  particulars: { ...particulars, eligibilityAskedWith: asked },
})

const stepsOf = (identityData: boolean | null) =>
  visibleSteps({ domain: 'residential', type: 'company', identityData })

const manualFlow = ['premises', 'particulars', 'review', 'upload']

/** A company that has come to its particulars on the way that is printed, or on one it has chosen. */
const visitParticulars = async (before: () => void) => {
  answerCalls({ 'GET /appconfig': { body: {} } })
  keepSignup({ domain: 'residential', type: 'company', nanl: false, stateId: 'wuTVrpPUBwl6uP1gfjTatA' })
  before()
  visit('/open-account/residential/company/particulars')
  await screen.findByRole('heading', { level: 1, name: 'Company Information' })
}

const indicator = () => within(screen.getByRole('navigation', { name: 'breadcrumb' }))
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
const keptFlow = () => JSON.parse(sessionStorage.getItem('signupFlow') ?? '[]') as unknown

test('typing in takes the confirmation out, and the session follows', async () => {
  await visitParticulars(() => openStep(stepsOf(null), 'particulars'))
  expect(names()).toHaveLength(5)
  await press('Enter Details Manually here')
  await press('OK')
  expect(names()).toEqual(['Premises (completed)', 'Company Information', 'Review', 'Upload and Submit'])
  await waitFor(() => expect(keptFlow()).toEqual(manualFlow))
})

test('identity data takes review and upload out, and whatever was reached beyond the particulars', async () => {
  await visitParticulars(() => {
    openStep(stepsOf(false), 'upload')
    saveDraft(wentOn)
  })
  expect(links()).toEqual(['Premises (completed)', 'Review (completed)', 'Upload and Submit (completed)'])
  act(() => saveDraft(({ signup }) => ({ signup: { ...signup, use_myinfo: true } })))
  expect(names()).toEqual(['Premises (completed)', 'Company Information', 'Review'])
  expect(links()).toEqual(['Premises (completed)'])
  await waitFor(() => expect(keptFlow()).toEqual(['premises', 'particulars', 'confirmation']))
  expect(sessionStorage.getItem('signupStep')).toBe('1')
})

describe('no step beyond the particulars is gone to past their Next', () => {
  test.each<[string, (draft: Draft) => Partial<Draft>]>([
    [
      'while eligibility is not asked',
      ({ particulars }) => ({ particulars: { ...particulars, eligibilityAskedWith: null } }),
    ],
    [
      'while it was asked about other premises',
      ({ particulars }) => ({
        particulars: { ...particulars, eligibilityAskedWith: { ...asked, premise_no: '3101450901280' } },
      }),
    ],
    [
      'while its answer stands in the way',
      ({ signup }) => ({ signup: { ...signup, hasMissedAppointment: true } }),
    ],
  ])('%s', async (_when, change) => {
    await visitParticulars(() => {
      openStep(stepsOf(false), 'upload')
      saveDraft(wentOn)
      saveDraft(change)
    })
    expect(links()).toEqual(['Premises (completed)'])
  })
})
