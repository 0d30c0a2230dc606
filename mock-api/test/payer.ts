import { submitAnswer } from '@open-account/contracts/submitAnswer'
import type { FastifyInstance } from 'fastify'

/** What the browser posts to the gateway. */
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
/** What a browser reads where HTML stands. */
const text = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? '')

/** Where the way back of a page to a refused payer leads. */
export const wayBackOn = (page: string): string =>
  text(/<a class="button" href="([^"]*)"/.exec(page)?.[1] ?? '')

interface Form {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** The first form of a page, as a browser reads it. */
const formOn = (page: string): Form => ({
  action: text(/<form method="post" action="([^"]*)"/.exec(page)?.[1] ?? ''),
  fields: Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, text(value)] as const,
    ),
  ),
})

/** Somebody who pays in a browser, form by form. */
export const payer = (app: FastifyInstance) => {
  const postForm = (url: string, fields: Readonly<Record<string, string>>, headers = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
  /** To the page of the gateway. */
  const go = ({ enets_url: url, api_key: apiKey, payload, hmac = '' }: Details) =>
    postForm(url, { payload, apiKey, hmac })
  /** Decides on the page, by a card or by a button. */
  const decide = async (details: Details, decision: { card: string } | { choice: string }) =>
    postForm(formOn((await go(details)).body).action, decision)
  /** Pays, and is brought back by whatever the gateway says. */
  const pay = async (details: Details, decision: { card: string } | { choice: string }) => {
    const decided = await decide(details, decision)
    if (decided.statusCode !== 200) return decided
    const { action, fields } = formOn(decided.body)
    return postForm(action, fields)
  }
  return { postForm, go, decide, pay, formOn }
}

/** How an application is paid, out of the answer to its submission. */
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
