import { expect, test } from 'vitest'
import { arrangeSubmission, type Refused } from './arrangeSubmission.ts'

test('a verified e-mail can receive bills', async () => {
  const { app, ready, submit, post } = await arrangeSubmission()
  const { body, state_id } = await ready()
  const email = { email: body.email, transaction_id: state_id }
  await post('/v1/accounts/profile/request-email-otp', email)
  const inbox = await app.inject({ url: '/mock/v1/worlds/default/inbox' })
  const [mail] = inbox.json<{ messages: { otp: string }[] }>().messages
  await post('/v1/accounts/profile/verify-email-otp', { ...email, otp: mail?.otp })
  expect((await submit({ ...body, ebill: true, email: 'another@example.com' })).statusCode).toBe(422)
  expect((await submit({ ...body, ebill: true })).statusCode).toBe(200)
})

test('without one-time passwords an e-mail counts as verified', async () => {
  const { app, ready, submit } = await arrangeSubmission()
  const { body } = await ready()
  await app.inject({
    method: 'PATCH',
    url: '/mock/v1/worlds/default/flags',
    payload: { flags: [{ name: 'oa-bypass-otp', active: true }] },
  })
  expect((await submit({ ...body, ebill: true })).statusCode).toBe(200)
})

test.each(['M', 'K'])('source %s has no e-bill, even without one-time passwords', async source => {
  const { app, ready, submit } = await arrangeSubmission()
  const { body } = await ready()
  await app.inject({
    method: 'PATCH',
    url: '/mock/v1/worlds/default/flags',
    payload: { flags: [{ name: 'oa-bypass-otp', active: true }] },
  })
  const refused = await submit({ ...body, source, ebill: true })
  expect(refused.statusCode).toBe(422)
  expect(refused.json<Refused>().issues?.map(({ path }) => path)).toEqual(['ebill'])
  expect((await submit({ ...body, source })).statusCode).toBe(200)
})

test('the masked e-mail of an existing account is not validated', async () => {
  const { ready, submit } = await arrangeSubmission()
  const { body } = await ready()
  const masked = { nric: 'S8100007G', email: 'j*******m@example.com', is_masked_email: true }
  expect((await submit({ ...body, ...masked })).statusCode).toBe(200)
})

test('the verified e-mail of an existing account can receive bills although it is submitted masked', async () => {
  const { app, ready, submit, post } = await arrangeSubmission()
  const masked = { nric: 'S8100007G', email: 'j*******m@example.com', is_masked_email: true, ebill: true }
  const { body, state_id } = await ready(masked)
  expect((await submit(body)).statusCode).toBe(422)
  const email = { email: 'jamie.lim@example.com', transaction_id: state_id }
  await post('/v1/accounts/profile/request-email-otp', email)
  const inbox = await app.inject({ url: '/mock/v1/worlds/default/inbox' })
  const [mail] = inbox.json<{ messages: { otp: string }[] }>().messages
  await post('/v1/accounts/profile/verify-email-otp', { ...email, otp: mail?.otp })
  expect((await submit(body)).statusCode).toBe(200)
})
