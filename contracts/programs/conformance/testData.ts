import type { Template } from './scenario.ts'

interface TestDatum {
  /** What a server must know under this value, so that the scenarios that need it can run. */
  readonly description: string
  /** The value of the mock service; null where a run must give it. */
  readonly value: Template
}

const datum = (description: string, value: Template): TestDatum => ({ description, value })
const flat = (postal_code: string, block: string): Template => ({
  block,
  floor: '09',
  unit: '128',
  postal_code,
})

/** What a server must offer to run every scenario. `--data` replaces values; null skips the scenarios that need one. */
export const testData = {
  home: datum('A flat with electricity, water and town gas, and free appointments.', flat('310145', '145')),
  unknownAddress: datum('An address that is in no street.', flat('999999', '1')),
  addressWithoutNumber: datum(
    'An address with a street and without a premises number.',
    flat('760888', '888'),
  ),
  failingAddress: datum('An address whose look-up fails.', flat('650503', '503')),
  noDay: datum('Premises for which the calendar has no day.', flat('600026', '26')),
  endingAccount: datum('Premises whose present account ends in 10 days.', flat('120345', '345')),
  noAppointment: datum('Premises where an appointment is needed and none is free.', flat('380012', '12')),
  appointmentNotNeeded: datum('Premises where no appointment is needed.', flat('200641', '641')),
  takenAppointment: datum(
    'Premises whose first appointment is taken when it is confirmed.',
    flat('180269', '269'),
  ),
  meterReadings: datum('Premises whose meters must be read.', flat('390033', '33')),
  suppliesOn: datum('Premises whose supplies are on already.', flat('820168', '168')),
  newCustomer: datum('The NRIC of a citizen without an account.', 'S1234567D'),
  thirdAccount: datum('The NRIC of a citizen who opened two accounts within six months.', 'S8100001H'),
  missedAppointment: datum('The NRIC of a citizen who missed an appointment.', 'S8100002F'),
  accountWithEmail: datum('The NRIC of a citizen whose account has an e-mail.', 'S8100007G'),
  freeEmail: datum('An e-mail that belongs to no account.', 'tan.ah.kow@example.com'),
  linkedEmail: datum('An e-mail that belongs to an account.', 'linked@example.com'),
  pendingEmail: datum('An e-mail whose application finds another one in progress.', 'pending@example.com'),
  duplicateEmail: datum('An e-mail whose application is a duplicate.', 'duplicate@example.com'),
  lostSlotEmail: datum('An e-mail whose application loses its appointment.', 'slot.lost@example.com'),
  dateRefusedEmail: datum('An e-mail whose date the network cannot keep.', 'date.ncc@example.com'),
  calendarErrorEmail: datum('An e-mail whose date the calendar refuses.', 'calendar.error@example.com'),
  failingEmail: datum('An e-mail whose application fails in the back office.', 'submit.failing@example.com'),
  company: datum('The UEN of an active company without an account.', '201500004E'),
  unknownCompany: datum('A valid UEN under which no company is registered.', '201600002G'),
  companyWithoutDeposit: datum('The UEN of a company of which no deposit is known.', '201700002K'),
  corporation: datum('The UEN of a management corporation, which is served above low tension.', '201800001D'),
  companyNotServed: datum('The UEN of a company that is not served above low tension.', '201800002N'),
  kioskToken: datum('The token of a kiosk.', 'kiosk-1'),
  gatewaySecret: datum('The secret that the merchant shares with the payment gateway.', null),
} as const satisfies Readonly<Record<string, TestDatum>>

export type TestDataId = keyof typeof testData
/** The values of a run by their ids. */
export type TestValues = Readonly<Partial<Record<TestDataId, Template>>>

/** The values of the mock service, with those of a run in place of them. */
export const valuesWith = (own: TestValues): TestValues => ({
  ...(Object.fromEntries(Object.entries(testData).map(([id, { value }]) => [id, value])) as TestValues),
  ...own,
})
