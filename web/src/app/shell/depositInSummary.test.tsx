import type { Domain } from '@open-account/domain/application/codes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderStep } from '../../../test/renderStep.tsx'
import type { Draft } from '../../session/draft.ts'
import { ApplicationSide } from './ApplicationSide.tsx'

const visit = (change: (draft: Draft) => Partial<Draft>, domain: Domain = 'commercial') =>
  renderStep({ step: 'premises', Screen: ApplicationSide, domain, draft: change })
const homeOf = (use_of_premises: string, nric_fin = '') =>
  visit(
    ({ premises, personal_information }) => ({
      premises: { ...premises, use_of_premises },
      personal_information: { ...personal_information, nric_fin },
    }),
    'residential',
  )

const row = () => screen.getByText('Deposit').nextElementSibling?.textContent

test('the summary shows when the deposit is due until it is calculated', () => {
  visit(() => ({}))
  expect(row()).toBe('Paid during the application')
})

test('the summary shows a calculated deposit with its breakdown', async () => {
  visit(({ turnOnServices, security_deposit }) => ({
    turnOnServices: { ...turnOnServices, services: { electricity: true, water: true, gas: false } },
    security_deposit: {
      ...security_deposit,
      USE_OF_PREMISES_LIST: 'PREMISES_OTHERS',
      selected_premises: 'Others',
      ELECT_CAPACITY: 'ELEC_CAP_CODE_2',
      selected_elec_cap: '16-45',
      WATER_CAPACITY: '100',
      security_deposit: 1700,
    },
  }))
  const amount = await screen.findByText('S$ 1,700.00', { ignore: 'small' })
  expect(
    within(amount)
      .getAllByText(/./, { selector: 'small' })
      .map(line => line.textContent),
  ).toEqual([
    'Electricity S$ 1,350.00: A supply capacity of 16-45 kVA.',
    'Water S$ 350.00: 100 cubic metres at S$ 3.50 each.',
  ])
})

test('the summary shows when the deposit of a home is billed until its use is chosen', () => {
  homeOf('')
  expect(row()).toBe('Billed in the first bill')
})

test.each([
  ['', 'S$ 70.00 with GIRO, S$ 100.00 without\nForeigners: S$ 140.00 with GIRO, S$ 200.00 without'],
  ['S1234567D', 'S$ 70.00 with GIRO, S$ 100.00 without'],
  ['G1612345K', 'S$ 140.00 with GIRO, S$ 200.00 without'],
])('the summary shows the deposit of a home for the applicant %s', (nric, amounts) => {
  homeOf('HDB_3_5', nric)
  expect(row()).toBe(`${amounts}\nBilled in the first bill`)
})
