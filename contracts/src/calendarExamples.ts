import type { ExamplesByCall } from './endpointDocs.ts'

const example = {
  state_id: 'a3f1c9d2e4b50718293a4b5c6d7e8f90',
  block: '145',
  floor: '09',
  unit: '128',
  postal_code: '310145',
  electricity: true,
  water: true,
  gas: false,
  timeslot: true,
  personal: true,
}

const hash = '5d41402abc4b2a76b9719d911017c592'
const holiday = '20261225'
const daysExample = {
  ...example,
  nanl: false,
  source: 'W',
  is_open_account: true,
  account_type: '01',
}

const timeslotsExample = {
  ...example,
  selected_date: '20261201',
  selected_date_hash: hash,
  notification_number: '',
  open: true,
  resi: true,
}

const confirmExample = {
  state_id: example.state_id,
  selected_date: '20261201',
  notification_number: 'I2f4a',
  notification_type: 'M1',
  selected_time: '090000',
  time_hash: hash,
}

export const calendarExamples = {
  days: {
    valid: {
      body: daysExample,
      answer: {
        status: 200,
        body: {
          server_time: '2026-11-20T10:15:00',
          available: [{ date: '20261201', date_hash: hash }],
          public_holidays: [holiday],
          special_holidays: [],
          oc_mo_date: null,
          zc_gas_date: null,
          zc_zz_date: null,
        },
      },
    },
    invalid: { body: { ...daysExample, source: 'X' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  timeslots: {
    valid: {
      body: timeslotsExample,
      answer: {
        status: 200,
        body: {
          meter_reading_required: false,
          notification_number: 'I2f4a',
          notification_type: 'M1',
          timeslot_required: true,
          timeslots: [{ start: '2026-12-01T09:00:00', end: '2026-12-01T12:00:00', time_hash: hash }],
          pre_turn_on: false,
        },
      },
    },
    invalid: {
      body: { ...timeslotsExample, selected_date: '2026-12-01' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  confirm: {
    valid: { body: confirmExample, answer: { status: 200, body: { success: true } } },
    invalid: { body: confirmExample, refusedBy: 'state', error: 'timeslot_not_available' },
  },
} satisfies ExamplesByCall
