import { z } from 'zod'
import { serviceErrorCode } from '../errors.ts'
import { timestamp } from '../fields/dates.ts'
import { faultKinds } from './faults.ts'
import { ruleId } from './ruleId.ts'

/** So many calls at once are logged with headers and bodies, then so many each second; further ones without. */
export const detailedCalls = { atOnce: 500, perSecond: 100 } as const

/** The word that replaces each secret in the request log: passwords, tokens, cookies, keys and signatures. */
export const secretWord = '[secret]'

/** The most characters of a text of which the request log keeps all. */
export const loggedTextLimit = 65_536

const size = z.int().nonnegative()
const sha256 = z.string().regex(/^[\da-f]{64}$/)

export const loggedFile = z
  .object({
    field: z.string().describe('Field of the file in the body.'),
    name: z.string().describe('Name of the file; empty when it has none.'),
    content_type: z.string().describe('Content type that the caller named.'),
    size: size.nullable().describe('Size in bytes; null when the file was not stored.'),
    sha256: sha256
      .nullable()
      .describe('SHA-256 of its bytes, hexadecimal; null when the file was not stored.'),
  })
  .describe('A file, without its bytes.')
export type LoggedFile = z.infer<typeof loggedFile>

export const loggedField = z
  .object({ name: z.string().describe('Its name.'), value: z.string().describe('Its value.') })
  .describe('A name with its value.')
export type LoggedField = z.infer<typeof loggedField>

export const loggedBody = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('text').describe('JSON, or a text that was sent as JSON.'),
        text: z
          .string()
          .max(loggedTextLimit)
          .describe(`The text as it was sent, up to ${loggedTextLimit} characters.`),
        size: size.describe('Size of the whole text in bytes.'),
        is_cut: z.boolean().describe('Whether the end of the text is missing.'),
      })
      .describe('A JSON text.'),
    z
      .object({
        kind: z.literal('form').describe('A form as a browser posts it.'),
        fields: z.array(loggedField).readonly().describe('Its fields.'),
        size: size.describe('Size of the whole form in bytes.'),
        is_cut: z.boolean().describe('Whether its fields are left out because it is too long.'),
      })
      .describe('A form.'),
    z
      .object({
        kind: z.literal('files').describe('A multipart body.'),
        files: z.array(loggedFile).readonly().describe('Its files.'),
      })
      .describe('Files, without their bytes.'),
    z
      .object({
        kind: z.literal('binary').describe('Bytes, or a page.'),
        content_type: z.string().describe('Its content type.'),
        size: size.describe('Size in bytes.'),
        sha256: sha256.describe('SHA-256 of the bytes, hexadecimal.'),
      })
      .describe('Bytes by their hash.'),
    z
      .object({ kind: z.literal('left_out').describe('The service was under load.') })
      .describe('A body that the log left out, with the headers.'),
    z
      .object({ kind: z.literal('stream').describe('Events that follow, or bytes that were not read.') })
      .describe('A body that the log did not read.'),
  ])
  .describe('A body.')
export type LoggedBody = z.infer<typeof loggedBody>

export const loggedMessage = z
  .object({
    headers: z.array(loggedField).readonly().describe('Headers by their names in lower case.'),
    body: loggedBody.nullable().describe('Body; null when there is none.'),
  })
  .describe('Headers and body.')

const summary = {
  id: z.string().describe('Id of the entry; later ones come later in the list.'),
  request_id: z.string().describe('Id of the call, as in the header X-Request-Id.'),
  at: timestamp.check(
    z.describe("Time of the call by the world's clock, in Singapore, YYYY-MM-DDTHH:mm:ss."),
  ),
  method: z.string().describe('Method of the call.'),
  operation: z
    .string()
    .nullable()
    .describe('Name of the call, such as premise.streetName; null at an unknown address.'),
  route: z
    .string()
    .nullable()
    .describe('Path of the call as the contract writes it; null at an unknown address.'),
  path: z.string().describe('Path of the call as it was sent.'),
  query: z.string().describe('Query of the call as it was sent, without the question mark.'),
  status: z.int().describe('Status of the answer; 0 when the connection was cut before it.'),
  error: serviceErrorCode.nullable().describe('Code of the refusal; null when it was none.'),
  rule: ruleId.nullable().describe('Rule that decided the answer; null when none did.'),
  sentence: z.string().nullable().describe('What the rule says; null when there is none.'),
  fault: z
    .enum(faultKinds)
    .nullable()
    .describe('Kind of the fault that a tester added for the call; null for none.'),
  duration_ms: z.number().nonnegative().describe('Milliseconds until the answer.'),
}

/** An entry in a list. */
export const requestLogSummary = z
  .object(summary)
  .describe('One call without its headers and bodies. Secrets in it are replaced by a fixed word.')
export type RequestLogSummary = z.infer<typeof requestLogSummary>

/** A whole entry. */
export const requestLogEntry = z
  .object({
    ...summary,
    request: loggedMessage,
    answer: loggedMessage.nullable().describe('What was answered; null when nothing was.'),
  })
  .describe('One call. Secrets in it are replaced by a fixed word.')
export type RequestLogEntry = z.infer<typeof requestLogEntry>
