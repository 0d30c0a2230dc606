import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderStep } from '../../../test/renderStep.tsx'
import type { Draft } from '../../session/draft.ts'
import { ApplicationSide } from './ApplicationSide.tsx'

const visit = (change: (draft: Draft) => Partial<Draft>) =>
  renderStep({ step: 'review', Screen: ApplicationSide, domain: 'commercial', draft: change })

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
    'Water S$ 350.00: 100 cubic metres at S$ 3.50 each.',
    'Electricity S$ 1,350.00: A supply capacity of 16-45 kVA.',
  ])
})
