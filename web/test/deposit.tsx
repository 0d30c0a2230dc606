import type { DepositAnswer, DepositBody, DepositOptions } from '@open-account/contracts/deposit'
import { act, fireEvent, screen, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { type Draft, emptyDraft } from '../src/session/draft.ts'
import DepositSection from '../src/features/deposit/DepositSection.tsx'
import { depositShape, requireDeposit } from '../src/features/deposit/depositShape.ts'
import { useDraftForm } from '../src/session/useDraftForm.ts'
import { useWizard } from '../src/session/useWizard.ts'
import { answerCalls } from './answers.ts'
import { renderStep } from './renderStep.tsx'

// Loaded before the first test, so that none waits for it.
import '../src/kit/ui/dates/Calendar.tsx'
import '../src/features/deposit/NumberOfDays.tsx'

export const depositCalls = {
  options: 'POST /v1/openacc/fetchSDOptions',
  calculate: 'POST /v1/openacc/calculateSD',
} as const

const choices = (...entries: readonly (readonly [value: string, text: string])[]) =>
  entries.map(([value, text], index) => ({ value, text, order: index + 1 }))

const rest = {
  elect_capacity: choices(['ELEC_CAP_CODE_1', 'up to 15'], ['ELEC_CAP_CODE_2', '16-45']),
  water_capacity: [],
  no_days: [],
  payment_method: choices(['PYMT_ENETS', 'eNets'], ['PYMT_CREDIT_CARD', 'Credit card']),
}

export const options: DepositOptions = {
  permanent: {
    ...rest,
    options: choices(
      ['PREMISES_HDB_SHOPHOUSE', 'HDB shop houses'],
      ['PREMISES_PUBLIC_LIGHTING', 'Public lighting'],
      ['PREMISES_OTHERS', 'Others'],
    ),
  },
  temporary: {
    ...rest,
    options: choices(
      ['PREMISES_CONSTRUCTION_SITE', 'Construction site'],
      ['PREMISES_WAYANG', 'Street opera (Wayang)'],
    ),
  },
}

/** The response of a calculation with this amount, in dollars. */
export const deposit = (securityDeposit: number): { readonly body: DepositAnswer } => ({
  body: { securityDeposit, payment_method: { options: rest.payment_method, defaults: 'PYMT_CREDIT_CARD' } },
})

/** A step whose form contains the deposit only. */
const Host = () => {
  const { goNext } = useWizard()
  const form = useDraftForm({
    slices: ['security_deposit'],
    schema: now =>
      z.looseObject({ security_deposit: z.looseObject(depositShape(now.facts)) }).check(requireDeposit(now)),
    onNext: goNext,
  })
  return (
    <form.AppForm>
      <form.Body>
        <DepositSection form={form} />
        <button type="submit">Next</button>
      </form.Body>
    </form.AppForm>
  )
}

type Answers = Parameters<typeof answerCalls>[0]

interface World {
  readonly usage?: 'permanent' | 'temporary'
  readonly services?: Draft['turnOnServices']['services']
  readonly change?: Partial<Draft>
  readonly type?: 'personal' | 'company'
  readonly answers?: Answers
}

const start = emptyDraft('commercial')
const applicants: Partial<Draft> = {
  personal_information: { ...start.personal_information, nric_fin: 's1234567d' },
  company_information: { ...start.company_information, uen: '201500004e' },
}

/** Commercial premises whose deposit is still to be calculated. */
export const visitDeposit = async ({
  usage = 'permanent',
  services = { electricity: true, water: true, gas: false },
  change = {},
  type = 'personal',
  answers = {},
}: World = {}) => {
  const { requests } = answerCalls({
    [depositCalls.options]: { body: options },
    [depositCalls.calculate]: deposit(1700),
    ...answers,
  })
  const rendered = renderStep({
    step: 'review',
    Screen: Host,
    domain: 'commercial',
    type,
    draft: previous => ({
      ...applicants,
      turnOnServices: { ...previous.turnOnServices, services, type_of_usage: usage },
      ...change,
    }),
  })
  await screen.findByText('Security deposit calculation')
  const calculations = () => requests.filter(({ url }) => url.endsWith('/calculateSD'))
  return {
    ...rendered,
    timesCalculated: () => calculations().length,
    calculatedWith: async (): Promise<readonly DepositBody[]> =>
      Promise.all(calculations().map(async request => (await request.clone().json()) as DepositBody)),
  }
}

const field = (label: string) => screen.getByLabelText(label)

export const choose = async (label: string, text: string) => {
  const option = await within(await screen.findByLabelText(label)).findByRole<HTMLOptionElement>('option', {
    name: text,
  })
  await act(async () => fireEvent.change(field(label), { target: { value: option.value } }))
}
export const enterDepositInput = async (label: string, value: string) =>
  act(async () => {
    fireEvent.change(field(label), { target: { value } })
    fireEvent.blur(field(label))
  })
export const optionLabelsOf = async (label: string) =>
  within(await screen.findByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
