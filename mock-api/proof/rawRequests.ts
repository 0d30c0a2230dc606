import { serviceErrorCode } from '@open-account/contracts/errors'
import { z } from 'zod'
import type { RawAnswer } from '../test/rawConnection.ts'

const refusal = z.object({ error: serviceErrorCode, error_description: z.string().min(1) })

/** A request up to the end of its headers. */
export const requestHead = (
  method: string,
  address: string,
  headers: Readonly<Record<string, string | number>> = {},
): string =>
  `${method} ${address} HTTP/1.1\r\nHost: localhost\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

/** The address to which a file is uploaded. */
export const uploadAddress = (state: string): string =>
  `/v1/transaction/attachment?transaction_id=${state}&type=nric_front&filename=a.pdf`

const refusalIn = (body: string): boolean => {
  try {
    return refusal.safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}

/** The problem of a raw answer; undefined for none. */
export const problemOfAnswer = ({ status, head, body }: RawAnswer): string | undefined => {
  if (!/^HTTP\/1\.1 \d{3} /.test(head)) return `is no answer: ${head.slice(0, 100)}`
  if (status >= 500) return `is ${status}: ${body.slice(0, 200)}`
  if (status < 400 || /^content-type: text\/html/im.test(head) || refusalIn(body)) return undefined
  return `refuses without the one form: ${status} ${body.slice(0, 200)}`
}

/** The duration of a task in milliseconds; undefined when it exceeds the limit. */
export const within = async (milliseconds: number, work: Promise<unknown>): Promise<number | undefined> => {
  const begun = performance.now()
  const late = Symbol('late')
  let timer: NodeJS.Timeout | undefined
  const first = await Promise.race([
    work,
    new Promise(done => {
      timer = setTimeout(done, milliseconds, late)
    }),
  ])
  clearTimeout(timer)
  return first === late ? undefined : performance.now() - begun
}
