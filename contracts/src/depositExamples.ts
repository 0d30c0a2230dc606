import type { ExamplesByCall } from './endpointDocs.ts'

const card = { value: 'PYMT_CREDIT_CARD', text: 'Credit card', order: 1 }
const shop = { value: 'PREMISES_HDB_SHOPHOUSE', text: 'HDB shop house', order: 1 }
const others = { value: 'PREMISES_OTHERS', text: 'Others', order: 8 }
const site = { value: 'PREMISES_CONSTRUCTION_SITE', text: 'Construction site', order: 1 }
const band = { value: 'ELEC_CAP_CODE_2', text: '16-45', order: 2 }
const lists = { elect_capacity: [band], water_capacity: [], no_days: [], payment_method: [card] }
const example = {
  account_type: '02',
  accHolderType: 'C',
  usageType: 'permanent',
  isElectricitySelected: true,
  isWaterSelected: false,
  isGasSelected: false,
  useOfPremises: 'PREMISES_OTHERS',
  waterCapacityRequired: '',
  electricitySupplyRange: 'ELEC_CAP_CODE_2',
  nric_roc: '53287432C',
}

export const depositExamples = {
  options: {
    valid: {
      body: {},
      answer: {
        status: 200,
        body: {
          permanent: { ...lists, options: [shop, others] },
          temporary: { ...lists, options: [site] },
        },
      },
    },
    invalid: { body: { usageType: 'permanent' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  calculate: {
    valid: {
      body: example,
      answer: {
        status: 200,
        body: { securityDeposit: 1350, payment_method: { options: [card], defaults: card.value } },
      },
    },
    invalid: { body: { ...example, noOfdays: 0 }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
