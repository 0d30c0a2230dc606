import * as z from 'zod/mini'

const idMaxLength = 64

/** An opaque id from the service: clients send it back unchanged and do not parse it. */
const opaque = (description: string) =>
  z.string().check(z.minLength(1), z.maxLength(idMaxLength), z.regex(/^[\w.~-]+$/), z.describe(description))

/** The documents call the same value `state_id` and `transaction_id` (C-074). */
export const stateId = opaque('Id of the transaction: state_id and transaction_id are the same value.')
export const appId = opaque('Id of the submitted application, shown to the applicant.')
export const fileId = opaque('Id of a stored file.')
export const sessionId = opaque('Id of a kiosk upload session, which is that of its stream.')
export const streamId = opaque('Id of a kiosk upload stream.')
export const signatureRequest = opaque('Id that the screen gave its request for a signature.')
export const dateHash = opaque('Hash that proves that the calendar offered this date to this transaction.')
export const timeHash = opaque('Hash that proves that this timeslot was offered to this transaction.')
export const notificationNumber = opaque(
  'Number of the appointment notification: I and a hexadecimal number.',
)
export const premiseNumber = opaque('Premises number of the supply point.')

/** Enough for an analytics linker of several cookies. */
export const linkerMaxLength = 512

/** Analytics writes asterisks between the parts of a linker and dots at their ends. It needs no encoding in an address. */
export const linker = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(linkerMaxLength),
    z.regex(/^(?!\.{1,2}$)[\w*.~-]+$/),
    z.describe('Analytics linker, 00000 when there is none.'),
  )

/** eNETS accepts at most 20 characters. */
export const transactionReference = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(20),
    z.regex(/^[\w-]+$/),
    z.describe('Reference of a payment attempt, at most 20 characters.'),
  )

/** The analytics client id belongs to another service: any text, empty when there is none. */
export const analyticsClientId = z
  .string()
  .check(z.maxLength(128), z.describe('Analytics client id of the browser, empty when there is none.'))
