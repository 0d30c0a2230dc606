import { factsBeforeAnswers } from '@open-account/domain/application/facts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { requireWhen } from './requireWhen.ts'

const person = factsBeforeAnswers({
  domain: 'residential',
  type: 'personal',
  mode: 'normal',
  nonStandardAddress: false,
})

const schemaFor = (bankrupt: boolean) =>
  z
    .object({
      salutation: z.enum(['mr', 'ms']),
      email: z.string().regex(/@/, 'Please enter valid email'),
      bankrupt: z.boolean(),
      bankruptcy: z.object({ bankruptcy_no: z.string() }),
    })
    .check(
      requireWhen({
        step: 'particulars',
        facts: { ...person, bankrupt },
        labels: { salutation: 'Salutation', email: 'Email', bankruptcy_no: 'Bankruptcy No.' },
      }),
    )

const filled = {
  salutation: 'ms',
  email: 'mei.ling.tan@example.sg',
  bankrupt: false,
  bankruptcy: { bankruptcy_no: '' },
}
/** The first message at each path of the form. */
const messagesOf = (
  values: Partial<Record<keyof typeof filled, unknown>>,
): Readonly<Record<string, string>> => {
  const entered = { ...filled, ...values }
  const issues = schemaFor(entered.bankrupt === true).safeParse(entered).error?.issues ?? []
  // Later entries win in a record, and the first issue of a field is the one that is shown.
  const entries = issues.toReversed().map(({ path, message }): [string, string] => [path.join('.'), message])
  return Object.fromEntries(entries)
}

test.each([
  ['nothing is asked of a complete form', {}, {}],
  [
    'a field that must be given says so before its format is judged',
    { email: '' },
    { email: 'Email is required' },
  ],
  ['a field that is given is judged by its format', { email: 'mei' }, { email: 'Please enter valid email' }],
  [
    'a list with nothing chosen is required too',
    { salutation: '' },
    { salutation: 'Salutation is required' },
  ],
  [
    'a field that follows from another is required with it',
    { bankrupt: true },
    { 'bankruptcy.bankruptcy_no': 'Bankruptcy No. is required' },
  ],
])('%s', (_, values, messages) => {
  expect(messagesOf(values)).toEqual(messages)
})
