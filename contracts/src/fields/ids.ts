import { z } from 'zod'

const idMaxLength = 64

/** An opaque id out of the service: it is passed on as it came and never read. */
const opaque = (description: string) =>
  z
    .string()
    .min(1)
    .max(idMaxLength)
    .regex(/^[\w.~-]+$/)
    .meta({ description })

/** The documents call the same value `state_id` and `transaction_id` (C-074). */
export const stateId = opaque('Id of the transaction: state_id and transaction_id are the same value.')
export const appId = opaque('Id of the submitted application, shown to the applicant.')
export const fileId = opaque('Id of a stored file.')
export const sessionId = opaque('Id of a kiosk upload session.')
export const streamId = opaque('Id of a kiosk upload stream.')
export const dateHash = opaque('Proof that the calendar offered this date to this transaction.')
export const timeHash = opaque('Proof that this timeslot was offered to this transaction.')
export const notificationNumber = opaque(
  'Number of the appointment notification: I and a hexadecimal number.',
)
export const premiseNumber = opaque('Premises number of the supply point.')

/** What an analytics linker of several cookies takes. */
export const linkerMaxLength = 512

/** Made by analytics: asterisks between its parts, dots at their ends. It stands in an address as it is. */
export const linker = z
  .string()
  .min(1)
  .max(linkerMaxLength)
  .regex(/^(?!\.{1,2}$)[\w*.~-]+$/)
  .meta({ description: 'Analytics linker, 00000 when there is none.' })

/** eNETS takes at most 20 characters. */
export const transactionReference = z
  .string()
  .min(1)
  .max(20)
  .regex(/^[\w-]+$/)
  .meta({ description: 'Reference of a payment attempt, at most 20 characters.' })

/** The analytics client id belongs to another service: any text, empty when there is none. */
export const analyticsClientId = z
  .string()
  .max(128)
  .meta({ description: 'Analytics client id of the browser, empty when there is none.' })
