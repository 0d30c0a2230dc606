import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serviceLogger } from '../src/logger.ts'
import { testApp } from './testApp.ts'

const line = z.looseObject({
  level: z.number(),
  method: z.string().optional(),
  route: z.string().nullish(),
  status: z.number().optional(),
  milliseconds: z.number().optional(),
  reqId: z.string().optional(),
  world: z.string().nullish(),
})

const arrange = async (level: 'info' | 'warn' | 'trace') => {
  const lines: z.infer<typeof line>[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(line.parse(JSON.parse(String(chunk))))
      done()
    },
  })
  const { app } = await testApp({}, {}, undefined, { logger: serviceLogger({ LOG_LEVEL: level }, sink) })
  return { app, lines }
}

test('the log has one line for a call, with its route, status, time, id and world', async () => {
  const { app, lines } = await arrange('info')
  const { headers } = await app.inject({ url: '/v1/transaction/attachment/unknown?name=TAN' })
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number) as number,
      pid: process.pid,
      hostname: expect.any(String) as string,
      method: 'GET',
      route: '/v1/transaction/attachment/:transaction_id',
      status: 404,
      milliseconds: expect.any(Number) as number,
      reqId: headers['x-request-id'],
      world: 'default',
      msg: 'call',
    },
  ])
})

test('the log line of a call to an unknown address does not contain the address', async () => {
  const { app, lines } = await arrange('info')
  await app.inject({ url: '/S1234567D?token=secret' })
  expect(lines).toMatchObject([{ route: null, status: 404, world: null }])
})

test('the log has no lines for calls at level warn', async () => {
  const { app, lines } = await arrange('warn')
  await app.inject({ url: '/appconfig' })
  expect(lines).toEqual([])
})

test('the log shows an error without queries of addresses and without the values that libraries attach', () => {
  let text = ''
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk)
      done()
    },
  })
  const error = Object.assign(new Error('GET /upload?s=secret failed'), { detail: 'Key (email)=(canary)' })
  serviceLogger({ LOG_LEVEL: 'trace' }, sink).error({ err: error }, 'the service failed')
  expect(text).toContain('/upload?…')
  expect(text).not.toContain('secret')
  expect(text).not.toContain('canary')
})
