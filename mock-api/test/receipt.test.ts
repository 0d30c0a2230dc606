import { contract } from '@open-account/contracts'
import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { cards } from './arrangePayment.ts'
import type { Flow } from '../src/subjects/seeding/particulars.ts'
import { payer, paymentIn } from './payer.ts'
import { textIn } from './readPdf.ts'
import { now, testApp } from './testApp.ts'

const linkAnswer = contract.receipt.link.responses[200]
const minute = 60_000

/** An application that was accepted, at a kiosk when it has a token. */
const accepted = async (flow: Flow = 'residential/personal', token?: string) => {
  let at = now
  const { app, service } = await testApp({}, { clock: () => at })
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const { readyIn, submit } = applicant(app, headers)
  const { body, state_id } = await readyIn(flow)
  const answer = await submit(body)
  const path = `/v1/transaction/${state_id}/receipt`
  return {
    app,
    service,
    body,
    state_id,
    answer,
    pass: (milliseconds: number) => {
      at += milliseconds
    },
    read: (own = headers) => app.inject({ url: path, headers: own }),
    link: async (own = headers) => app.inject({ method: 'POST', url: `${path}/link`, headers: own }),
    urlOf: async () => {
      const answer = await app.inject({ method: 'POST', url: `${path}/link`, headers })
      return new URL(linkAnswer.parse(answer.json()).url)
    },
    open: (url: URL, own: Record<string, string> = {}) => app.inject({ url: url.pathname, headers: own }),
    end: () => app.inject({ method: 'POST', url: `/v1/transaction/${state_id}/end`, headers }),
  }
}

describe('the receipt', () => {
  test('the receipt is a PDF with number, time, appointment, answers and next steps', async () => {
    const { read, answer, body } = await accepted()
    const receipt = await read()
    expect(receipt.statusCode).toBe(200)
    expect(receipt.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-rule': 'receipt.made',
    })
    const { app_id } = answer.json<{ app_id: string }>()
    expect(receipt.headers['content-disposition']).toBe(`attachment; filename="${app_id}.pdf"`)
    const text = textIn(receipt.rawPayload)
    for (const part of [
      'Receipt of your application',
      app_id,
      'Submitted on',
      '20 Nov 2026, 10:15',
      'Your appointment',
      'Sat, 21 Nov 2026, 9 am to 12 pm (09:00 to 12:00)',
      'Premises',
      'Utilities',
      'What happens next',
      'The security deposit is in the first bill.',
      'For questions call us on 1800 2222 333.',
    ])
      expect(text).toContain(part)
    expect(text).toContain('Tan Ah Kow')
    expect(text).not.toContain(String(body['nric']))
  })

  test('the receipt shows whether the deposit is paid at the moment', async () => {
    const { app, read, answer, pass } = await accepted('commercial/company')
    expect(textIn((await read()).rawPayload)).toContain('S$ 2,100.00 (not paid yet)')
    const { details } = paymentIn(answer.body)
    await payer(app).pay(details, { card: cards.success })
    pass(minute)
    const text = textIn((await read()).rawPayload)
    expect(text).toContain('S$ 2,100.00 (paid)')
    expect(text).toContain('The security deposit is paid.')
    expect(text).not.toContain('not paid')
  })

  test('an application that is not submitted has no receipt', async () => {
    const { app } = await accepted()
    const state = await applicant(app).start()
    const refused = await app.inject({ url: `/v1/transaction/${state}/receipt` })
    expect(refused.json()).toMatchObject({ error: 'out_of_order' })
    expect((await app.inject({ url: '/v1/transaction/unknown/receipt' })).statusCode).toBe(404)
  })

  test('the Application ID opens no receipt', async () => {
    const { app, answer } = await accepted()
    const { app_id } = answer.json<{ app_id: string }>()
    expect((await app.inject({ url: `/v1/transaction/${app_id}/receipt` })).statusCode).toBe(404)
  })

  test('the receipt of a kiosk needs its token, and nothing after its session', async () => {
    const { read, link, end } = await accepted('residential/personal', 'kiosk-1')
    expect((await read({})).statusCode).toBe(401)
    expect((await link({ authorization: 'Bearer kiosk-2' })).statusCode).toBe(401)
    expect((await read()).statusCode).toBe(200)
    await end()
    expect((await read()).statusCode).toBe(410)
    expect((await link()).statusCode).toBe(410)
  })
})

describe('the link to a receipt', () => {
  test('the link opens the receipt once and again, until 30 minutes have passed', async () => {
    const { urlOf, open, pass, answer } = await accepted('residential/personal', 'kiosk-1')
    const url = await urlOf()
    pass(29 * minute)
    for (const receipt of [await open(url), await open(url)]) {
      expect(receipt.statusCode).toBe(200)
      expect(receipt.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
      })
      expect(textIn(receipt.rawPayload)).toContain(answer.json<{ app_id: string }>().app_id)
    }
    pass(minute)
    expect((await open(url)).json()).toMatchObject({ error: 'expired' })
    expect((await open(url)).headers['x-rule']).toBe('receipt.link-expired')
  })

  test('a phone whose link has expired gets a page', async () => {
    const { urlOf, open, pass } = await accepted()
    const url = await urlOf()
    pass(30 * minute)
    const page = await open(url, { accept: 'text/html' })
    expect(page.statusCode).toBe(410)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('This receipt cannot be opened here')
  })

  test('the link works after the session of the kiosk has ended', async () => {
    const { urlOf, open, end } = await accepted('residential/personal', 'kiosk-1')
    const url = await urlOf()
    await end()
    expect((await open(url)).statusCode).toBe(200)
  })

  test('a new link replaces the earlier one', async () => {
    const { urlOf, open } = await accepted()
    const [first, second] = [await urlOf(), await urlOf()]
    expect((await open(first)).statusCode).toBe(404)
    expect((await open(second)).statusCode).toBe(200)
  })

  test('the secret of a link is long, is not saved, and opens nothing else', async () => {
    const { app, service, urlOf, state_id } = await accepted()
    const secret = (await urlOf()).pathname.split('/').at(-1) ?? ''
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16)
    const rows = await service.db.selectFrom('receipt_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(rows).toMatchObject([{ state_id }])
    for (const url of [`/v1/transaction/${secret}/receipt`, `/v1/receipts/${state_id}`, '/v1/receipts/x'])
      expect((await app.inject({ url })).statusCode).toBe(404)
    const bearer = { authorization: `Bearer ${secret}` }
    expect((await app.inject({ url: '/khaos/v1/upload/session', headers: bearer })).statusCode).toBe(401)
  })

  test('two applications have different links, each with its own receipt', async () => {
    const { app, urlOf, open, answer } = await accepted()
    const other = applicant(app)
    const { body, state_id } = await other.ready({ name: 'LIM MEI LING' })
    await other.submit(body)
    const linked = await app.inject({ method: 'POST', url: `/v1/transaction/${state_id}/receipt/link` })
    const otherUrl = new URL(linkAnswer.parse(linked.json()).url)
    const own = textIn((await open(await urlOf())).rawPayload)
    const others = textIn((await open(otherUrl)).rawPayload)
    expect(own).toContain(answer.json<{ app_id: string }>().app_id)
    expect(own).not.toContain('Lim Mei Ling')
    expect(others).toContain('Lim Mei Ling')
  })

  test('a phone outside the world of the application can open its link', async () => {
    const { app } = await testApp()
    const headers = { 'x-world': 'mine' }
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine', ttl_seconds: 3_600 } })
    const person = applicant(app, headers)
    const { body, state_id } = await person.ready()
    expect((await person.submit(body)).statusCode).toBe(200)
    const linked = await app.inject({
      method: 'POST',
      url: `/v1/transaction/${state_id}/receipt/link`,
      headers,
    })
    const { pathname } = new URL(linkAnswer.parse(linked.json()).url)
    expect((await app.inject({ url: pathname })).statusCode).toBe(200)
  })
})
