import type { Scenario } from '../scenario.ts'
import {
  bearer,
  confirm,
  days,
  daysWithoutAddress,
  testValue,
  ok,
  prepared,
  refused,
  start,
  state,
  submit,
  timeslots,
  timeslotsOn,
  upload,
} from './steps.ts'

const calendar = 'Document 2, section 4'
const uploads = 'Document 2, section 5'
const kiosk = 'Document 2, section 4'

/** Opens the upload session of a kiosk; `stream` has its link and id. */
const opened = [
  start(),
  {
    call: 'kiosk.stream',
    headers: bearer(testValue('kioskToken')),
    query: { state: { $base64url: { app_id: 'OA', app_state: state, missing_fields: ['poo', 'bizfile'] } } },
    expect: ok(),
  },
] as const
const secret = '{{stream.upload_url.url.@query:s}}'
const session = '{{stream.kiosk_stream.id}}'

/** Scenarios of dates, appointments, documents and the upload by phone. */
export const turnOnScenarios: readonly Scenario[] = [
  {
    id: 'calendar.days',
    title: 'The days of the calendar can be chosen: within 30 days, no Sundays, no holidays',
    rule: 'calendar.days',
    clause: 'Document 2, section 5',
    needs: ['home'],
    steps: [start(), days('home', 'has-days')],
  },
  {
    id: 'calendar.no-address',
    title: 'Premises without an address are turned on more than seven days from now',
    rule: 'calendar.no-address',
    clause: 'Document 2, section 5',
    needs: [],
    steps: [start(), daysWithoutAddress],
  },
  {
    id: 'calendar.none',
    title: 'A calendar without a day is an answer with an empty list',
    rule: 'calendar.none',
    clause: calendar,
    needs: ['noDay'],
    steps: [start(), days('noDay', 'has-no-days')],
  },
  {
    id: 'calendar.terminate-date',
    title: 'No day before the end of the present account is offered',
    rule: 'calendar.terminate-date',
    clause: calendar,
    needs: ['endingAccount'],
    steps: [
      start(),
      {
        call: 'premise.streetName',
        name: 'street',
        body: {
          account_type: '01',
          postcode: '{{data.endingAccount.postal_code}}',
          block: '{{data.endingAccount.block}}',
          floor: '{{data.endingAccount.floor}}',
          unit: '{{data.endingAccount.unit}}',
          for_premises: true,
          utilities_flag: '1',
        },
        expect: { status: 200, not: { terminate_date: null } },
      },
      days('endingAccount', 'days-after-the-account'),
    ],
  },
  {
    id: 'calendar.date-not-offered',
    title: 'The appointments of a day with the proof of another one are refused',
    rule: 'calendar.date-not-offered',
    clause: calendar,
    needs: ['home'],
    steps: [
      start(),
      days('home', 'has-days'),
      {
        ...timeslotsOn('home', '{{days.available.0.date}}', '{{days.available.1.date_hash}}'),
        expect: refused('out_of_order'),
      },
    ],
  },
  {
    id: 'calendar.meter-readings',
    title: 'A date at which the meters must be read says so',
    rule: 'calendar.meter-readings',
    clause: calendar,
    needs: ['meterReadings'],
    steps: [
      start(),
      days('meterReadings', 'has-days'),
      { ...timeslotsOn('meterReadings'), expect: ok({ meter_reading_required: true }) },
    ],
  },
  {
    id: 'calendar.pre-turn-on',
    title: 'Supplies that are on already need no visit to the premises',
    rule: 'calendar.pre-turn-on',
    clause: calendar,
    needs: ['suppliesOn'],
    steps: [
      start(),
      days('suppliesOn', 'has-days'),
      { ...timeslotsOn('suppliesOn'), expect: ok({ pre_turn_on: true }) },
    ],
  },
  {
    id: 'timeslots.not-needed',
    title: 'A date without appointments says that none is needed',
    rule: 'timeslots.not-needed',
    clause: calendar,
    needs: ['appointmentNotNeeded'],
    steps: [
      start(),
      days('appointmentNotNeeded', 'has-days'),
      { ...timeslotsOn('appointmentNotNeeded'), expect: ok({ timeslot_required: false, timeslots: [] }) },
    ],
  },
  {
    id: 'timeslots.none',
    title: 'A date whose appointments are taken says that one is needed and lists none',
    rule: 'timeslots.none',
    clause: calendar,
    needs: ['noAppointment'],
    steps: [
      start(),
      days('noAppointment', 'has-days'),
      { ...timeslotsOn('noAppointment'), expect: ok({ timeslot_required: true, timeslots: [] }) },
    ],
  },
  {
    id: 'timeslots.held',
    title: 'An appointment is held, and holding it again is the same',
    rule: 'timeslots.held',
    clause: calendar,
    needs: ['home'],
    steps: [start(), days('home', 'has-days'), timeslots('home'), confirm(), confirm({ name: 'again' })],
  },
  {
    id: 'timeslots.not-offered',
    title: 'An appointment that was not offered is refused',
    rule: 'timeslots.not-offered',
    clause: calendar,
    needs: ['home'],
    steps: [
      start(),
      days('home', 'has-days'),
      timeslots('home'),
      confirm({ expect: refused('out_of_order') }, { time_hash: '0123456789abcdef0123456789abcdef' }),
    ],
  },
  {
    id: 'timeslots.taken',
    title: 'An appointment that is taken in between is refused as timeslot_not_available',
    rule: 'timeslots.taken-in-between',
    clause: calendar,
    needs: ['takenAppointment'],
    steps: [
      start(),
      days('takenAppointment', 'has-days'),
      timeslots('takenAppointment'),
      confirm({ expect: refused('timeslot_not_available') }),
    ],
  },
  {
    id: 'attachment.stored',
    title: 'A document is stored, listed, replaced and removed',
    rule: 'attachment.stored',
    clause: uploads,
    needs: [],
    steps: [
      start(),
      upload('nric_front'),
      upload('nric_front', {
        name: 'replaced',
        query: { transaction_id: state, type: 'nric_front', filename: 'another.pdf' },
        expect: ok({ filename: 'another.pdf' }),
      }),
      {
        call: 'attachment.list',
        params: { transaction_id: state },
        expect: ok({ attachmentDetails: [{ type: 'nric_front', filename: 'another.pdf' }] }),
      },
      {
        call: 'attachment.remove',
        body: { state_id: state, type: 'nric_front' },
        expect: ok({ type: 'nric_front' }),
      },
      {
        call: 'attachment.list',
        name: 'empty',
        params: { transaction_id: state },
        expect: ok({ attachmentDetails: [] }),
      },
    ],
  },
  {
    id: 'attachment.unsupported',
    title: 'A file that is neither PDF nor picture is refused, and so is an empty one',
    rule: 'attachment.unsupported',
    clause: uploads,
    needs: [],
    steps: [
      start(),
      upload('nric_front', { file: { field: 'file', kind: 'text' }, expect: refused('unsupported_file') }),
      upload('nric_front', { file: { field: 'file', kind: 'empty' }, expect: refused('unsupported_file') }),
    ],
  },
  {
    id: 'attachment.too-large',
    title: 'A file of one byte too many is refused as file_too_large',
    rule: 'attachment.too-large',
    clause: uploads,
    needs: [],
    steps: [
      start(),
      upload('nric_front', { file: { field: 'file', kind: 'tooLarge' }, expect: refused('file_too_large') }),
    ],
  },
  {
    id: 'attachment.file-name',
    title: 'A file whose name has another format is refused',
    rule: 'filename',
    clause: uploads,
    needs: [],
    steps: [
      start(),
      upload('nric_front', {
        query: { transaction_id: state, type: 'nric_front', filename: 'identity.docx' },
        expect: refused('invalid_request', ['filename']),
      }),
    ],
  },
  {
    id: 'attachment.unknown-transaction',
    title: 'The documents of an unknown transaction are not found',
    rule: 'attachment',
    clause: 'The contract',
    needs: [],
    steps: [{ call: 'attachment.list', params: { transaction_id: 'unknown' }, expect: refused('not_found') }],
  },
  {
    id: 'attachment.closed',
    title: 'The documents of a submitted application can no longer change',
    rule: 'attachment.closed',
    clause: 'The contract',
    needs: ['home', 'newCustomer', 'freeEmail'],
    steps: [
      ...prepared,
      submit(),
      upload('nric_front', { name: 'late', expect: refused('already_submitted') }),
    ],
  },
  {
    id: 'kiosk.upload',
    title: 'A kiosk opens a session, the phone uploads, and the kiosk deletes, resets and closes',
    rule: 'kiosk.open',
    clause: kiosk,
    needs: ['kioskToken'],
    steps: [
      ...opened,
      { call: 'phone.openByCode', body: { code: '{{stream.upload_url.code}}' }, expect: ok() },
      {
        call: 'phone.session',
        headers: bearer(secret),
        expect: ok({ sessionId: session, stateId: state, files: [] }),
      },
      {
        call: 'phone.upload',
        headers: bearer(secret),
        query: { docId: 'poo', filename: 'deed.pdf' },
        file: { field: 'file', kind: 'pdf' },
        expect: ok({ id: 'poo', type: 'proof_of_ownership', filename: 'deed.pdf' }),
      },
      {
        call: 'kiosk.send',
        headers: bearer(secret),
        query: { sessionId: session, message: 'phone_done' },
        body: {},
        expect: ok(),
      },
      {
        call: 'kiosk.deleteFile',
        headers: bearer(testValue('kioskToken')),
        query: { sessionId: session },
        body: {
          stateId: state,
          type: '{{upload.type}}',
          fileId: '{{upload.fileId}}',
          docId: '{{upload.id}}',
        },
        expect: ok({ fileId: '{{upload.fileId}}' }),
      },
      {
        call: 'kiosk.reset',
        headers: bearer(testValue('kioskToken')),
        query: { sessionId: session },
        body: {},
        expect: ok({ deleted: 0 }),
      },
      {
        call: 'kiosk.close',
        headers: bearer(testValue('kioskToken')),
        params: { id: session },
        expect: ok({ id: session }),
      },
      { call: 'phone.session', name: 'after', headers: bearer(secret), expect: refused('expired') },
    ],
  },
  {
    id: 'kiosk.wrong-credential',
    title: 'A session without its credential is refused',
    rule: 'kiosk.wrong-credential',
    clause: kiosk,
    needs: ['kioskToken'],
    steps: [
      ...opened,
      { call: 'phone.session', headers: bearer('wrong'), expect: refused('unauthorized') },
      {
        call: 'kiosk.reset',
        headers: bearer(secret),
        query: { sessionId: session },
        body: {},
        expect: refused('unauthorized'),
      },
    ],
  },
  {
    id: 'kiosk.signature',
    title: 'A phone signs at the request of the screen, which reads the picture',
    rule: 'kiosk.signed',
    clause: 'The contract',
    needs: [],
    steps: [
      start('residential', 'company'),
      { call: 'kiosk.credential', body: { state_id: state }, expect: ok() },
      {
        call: 'kiosk.stream',
        headers: bearer('{{credential.credential}}'),
        query: {
          state: {
            $base64url: {
              app_id: 'OA',
              app_state: state,
              missing_fields: [],
              signature_request: 'request-1',
            },
          },
        },
        expect: ok(),
      },
      { call: 'phone.sign', headers: bearer(secret), file: { field: 'file', kind: 'png' }, expect: ok() },
      {
        call: 'kiosk.signature',
        headers: bearer('{{credential.credential}}'),
        params: { file_id: '{{sign.fileId}}' },
        query: { sessionId: session },
        expect: { status: 200, checks: ['is-png'] },
      },
    ],
  },
  {
    id: 'kiosk.code-unknown',
    title: 'An unknown short code is not found',
    rule: 'kiosk.code-unknown',
    clause: 'The contract',
    needs: [],
    steps: [{ call: 'phone.openByCode', body: { code: 'AAAAAA' }, expect: refused('not_found') }],
  },
]
