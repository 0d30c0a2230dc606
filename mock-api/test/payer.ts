import { submitAnswer } from '@open-account/contracts/submitAnswer'
import type { FastifyInstance } from 'fastify'

/** The form that the browser posts to the gateway. */
type Details = NonNullable<
  Extract<ReturnType<typeof submitAnswer.parse>, { status: 'SUCCESS' }>['payment_details']
>

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
/** The text of a piece of HTML. */
const text = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? '')

/** The address of the link on a page for a refused payer. */
export const wayBackOn = (page: string): string =>
  text(/<a class="button" href="([^"]*)"/.exec(page)?.[1] ?? '')

interface Form {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** The first form of a page. */
const formOn = (page: string): Form => ({
  action: text(/<form method="post" action="([^"]*)"/.exec(page)?.[1] ?? ''),
  fields: Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, text(value)] as const,
    ),
  ),
})

/** A payer in a browser, who posts form by form. */
export const payer = (app: FastifyInstance) => {
  const postForm = (url: string, fields: Readonly<Record<string, string>>, headers = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
  /** Opens the page of the gateway. */
  const go = ({ enets_url: url, api_key: apiKey, payload, hmac = '' }: Details) =>
    postForm(url, { payload, apiKey, hmac })
  /** Chooses on the page, by a card or by a button. */
  const decide = async (details: Details, decision: { card: string } | { choice: string }) =>
    postForm(formOn((await go(details)).body).action, decision)
  /** Pays, and follows the gateway back to the application. */
  const pay = async (details: Details, decision: { card: string } | { choice: string }) => {
    const decided = await decide(details, decision)
    if (decided.statusCode !== 200) return decided
    const { action, fields } = formOn(decided.body)
    return postForm(action, fields)
  }
  return { postForm, go, decide, pay, formOn }
}

/** The payment details in the answer to a submission. */
export const paymentIn = (answer: string) => {
  const { app_id, ...rest } = submitAnswer.parse(JSON.parse(answer))
  const details = 'payment_details' in rest ? rest.payment_details : undefined
  if (details === undefined) throw new Error('Nothing is to be paid')
  const message: unknown = JSON.parse(details.payload)
  return { app_id, details, reference: referenceOf(message), message }
}

const referenceOf = (message: unknown): string => {
  const [, reference = ''] = /"merchantTxnRef":"([^"]*)"/.exec(JSON.stringify(message)) ?? []
  return reference
}
