import type { ExamplesByCall } from './endpointDocs.ts'

const toaPayoh = { postal_code: '310145', house_number: '145', floor: '09', unit: '128', account_type: '01' }

export const premiseExamples = {
  lookUpUtilities: {
    valid: {
      query: { utilities: '1' },
      body: toaPayoh,
      answer: { status: 200, body: { premise_no: '3101450901280' } },
    },
    invalid: {
      query: { utilities: '1' },
      body: { ...toaPayoh, postal_code: '31014' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  streetName: {
    valid: {
      body: {
        account_type: '01',
        postcode: '310145',
        block: '145',
        unit: '128',
        floor: '09',
        for_premises: true,
        utilities_flag: '1',
      },
      answer: {
        status: 200,
        body: {
          street_name: 'LORONG 2 TOA PAYOH',
          utilities: {
            town_gas: 1,
            gas: false,
            electric: true,
            water: true,
            chilledWater: false,
            tensionLevel: 'LT',
          },
          premise_no: '3101450901280',
          contestable: false,
          terminate_date: null,
        },
      },
    },
    invalid: {
      body: {
        account_type: '01',
        postcode: '999999',
        block: '1',
        unit: '',
        floor: '',
        for_premises: true,
        utilities_flag: '1',
      },
      refusedBy: 'state',
      error: 'address_not_found',
    },
  },
  useOfPremise: {
    valid: {
      body: {},
      answer: {
        status: 200,
        body: [{ label: 'HDB 3-5 rooms', accountType: '01', useOfPremise: 'HDB_3_5', order: 2 }],
      },
    },
    invalid: { body: { accountType: '01' }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
