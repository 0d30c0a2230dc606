import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { applicantOver } from './application.ts'
import { linkIn, listen, sessionIn, stateOf } from './kiosk.ts'
import { paymentIn } from './payer.ts'
import { listening, serviceProcess } from './serviceProcess.ts'

const folderForTest = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-process-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('an accepted application survives the kill of the process', async () => {
  const folder = await folderForTest()
  const first = serviceProcess({ DATA_DIR: folder })
  const { ready, submit } = applicantOver(await listening(first))
  const { body } = await ready()
  const { body: answer } = await submit(body)
  first.kill('SIGKILL')
  await once(first, 'exit')

  const second = serviceProcess({ DATA_DIR: folder })
  onTestFinished(() => {
    second.kill('SIGKILL')
  })
  const { body: again } = await applicantOver(await listening(second)).submit(body)
  expect(JSON.parse(answer)).toMatchObject({ status: 'SUCCESS' })
  expect(again).toEqual(answer)
})

test('a payment survives the kill of the process', async () => {
  const folder = await folderForTest()
  const first = serviceProcess({ DATA_DIR: folder })
  const origin = await listening(first)
  const { readyIn, submit } = applicantOver(origin)
  const { body } = await readyIn('commercial/personal', {
    payment_redirect: `${origin}/v1/payment/callback`,
  })
  const { reference } = paymentIn((await submit(body)).body)
  const choice = new URLSearchParams({ choice: 'payment.success' })
  const paid = await fetch(`${origin}/GW2/payments/${reference}`, { method: 'POST', body: choice })
  expect(paid.status).toBe(200)
  first.kill('SIGKILL')
  await once(first, 'exit')

  const second = serviceProcess({ DATA_DIR: folder })
  onTestFinished(() => {
    second.kill('SIGKILL')
  })
  const status = await fetch(`${await listening(second)}/payment/${reference}`)
  expect(await status.json()).toEqual({ status: 'PAYMENT_SUCCESS' })
})

test('a payment at the terminal survives a kill of the process before the payment is reported', async () => {
  const folder = await folderForTest()
  const first = serviceProcess({ DATA_DIR: folder })
  const origin = await listening(first)
  const { readyIn, submit } = applicantOver(origin)
  const { body, state_id } = await readyIn('commercial/personal', {
    payment_redirect: `${origin}/v1/payment/callback`,
  })
  const { app_id: appId } = paymentIn((await submit(body)).body)
  const query = new URLSearchParams({
    paymentMode: 'CREDIT_CARD',
    amount: '210000',
    clientId: 'OA',
    redirectUrl: `${origin}/payment`,
    clientState: state_id,
  })
  const paid = await fetch(`${origin}/khaos/terminal?${query.toString()}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'payment.success' }),
    redirect: 'manual',
  })
  const txnId = new URL(paid.headers.get('location') ?? '').searchParams.get('txnRef')
  first.kill('SIGKILL')
  await once(first, 'exit')

  const second = serviceProcess({ DATA_DIR: folder })
  onTestFinished(() => {
    second.kill('SIGKILL')
  })
  const reported = await fetch(`${await listening(second)}/payment/khaos/process`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ appId, txnId }),
  })
  expect(await reported.json()).toEqual({ status: 'PAYMENT_SUCCESS' })
})

test('a kiosk continues its stream after the kill of the process', async () => {
  const folder = await folderForTest()
  const first = serviceProcess({ DATA_DIR: folder })
  const origin = await listening(first)
  const state = stateOf(await applicantOver(origin).start())
  const stream = await listen(origin, { state })
  const events = await stream.heard(2)
  const send = async (to: string, message: string) => {
    const query = new URLSearchParams({ sessionId: sessionIn(events), message })
    const answer = await fetch(`${to}/khaos/v1/upload/files/send?${query.toString()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${linkIn(events).secret}` },
    })
    expect(answer.status).toBe(200)
  }
  await send(origin, 'phone_connected')
  await send(origin, 'receiving:poo:48')
  await stream.heard(3)
  first.kill('SIGKILL')
  expect(await stream.over).toBe('cut')

  const second = serviceProcess({ DATA_DIR: folder })
  onTestFinished(() => {
    second.kill('SIGKILL')
  })
  const next = await listening(second)
  const again = await listen(next, { state, lastEventId: 3 })
  onTestFinished(again.hangUp)
  await send(next, 'failed:poo')
  expect((await again.heard(2)).map(({ id, data }) => [id, data.kind])).toEqual([
    [4, 'message'],
    [5, 'message'],
  ])
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops the process cleanly', async signal => {
  const child = serviceProcess({ DATA_DIR: await folderForTest() })
  await listening(child)
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('the service answers the call on a keep-alive connection after SIGTERM, and stops cleanly at once', async () => {
  const child = serviceProcess({ DATA_DIR: await folderForTest(), LATENCY_MS: '500' })
  const origin = await listening(child)
  const call = fetch(`${origin}/v1/transaction?appDomain=residential&appType=personal`)
  /** Answered at once, after the call has arrived. */
  await fetch(`${origin}/health`)
  const begun = performance.now()
  child.kill('SIGTERM')
  const [answer, exit] = await Promise.all([call, once(child, 'exit')])
  expect(answer.status).toBe(200)
  expect(exit).toEqual([0, null])
  expect(performance.now() - begun).toBeLessThan(8_000)
})

test('the service answers for DRAIN_SECONDS after SIGTERM, but is not ready', async () => {
  const child = serviceProcess({ DATA_DIR: await folderForTest(), DRAIN_SECONDS: '2' })
  const origin = await listening(child)
  child.kill('SIGTERM')
  await vi.waitFor(async () => {
    const ready = await fetch(`${origin}/health/ready`)
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  })
  expect((await fetch(`${origin}/health`)).status).toBe(200)
  expect(await once(child, 'exit')).toEqual([0, null])
})

test.each([
  ['PORT', 'many'],
  ['LATENCY_MS', '-1'],
  ['RATE_LIMIT', 'few'],
  ['DRAIN_SECONDS', '60'],
  ['DATABASE_URL', 'mysql://localhost/a'],
  ['DATABASE_URL', 'postgres://127.0.0.1:1/nobody-listens'],
  ['FILES_URL', 's3://bucket/folder'],
  ['DATA_DIR', fileURLToPath(import.meta.url)],
  ['KIOSK_LINK_SECONDS', '0'],
  ['TRUSTED_PROXIES', 'nginx'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['PUBLIC_URL', 'localhost'],
  ['SMTP_URL', 'localhost'],
  ['CONTROL', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['CORS_ORIGINS', 'localhost:5173/a'],
  ['LINKS', '{"login":"here"}'],
  ['LINKS', 'https://example.com'],
])('a wrong %s stops the start with one line that names it', async (name, value) => {
  const child = serviceProcess({ DATA_DIR: await folderForTest(), [name]: value })
  const lines: string[] = []
  if (child.stderr === null) throw new Error('The service has no errors')
  for await (const line of createInterface(child.stderr)) lines.push(line)
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^The setting ${name} is wrong: .+\\.$`)) as string,
  ])
})
