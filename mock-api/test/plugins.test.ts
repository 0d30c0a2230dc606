import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { call } from '../src/plugins/call.ts'
import { callLog } from '../src/plugins/callLog.ts'
import { errors } from '../src/plugins/errors.ts'
import { hostHeader } from '../src/plugins/hostHeader.ts'

describe('The app', () => {
  test('starts when every plugin follows those that it depends on', async () => {
    const app = fastify()
    await app.register(errors)
    await app.register(hostHeader)
    await expect(app.ready()).resolves.toBeDefined()
  })

  test('does not start when a plugin precedes one that it depends on', async () => {
    const app = fastify()
    await app.register(call)
    await expect(app.register(callLog)).rejects.toThrow("The dependency 'world' of plugin 'callLog'")
  })
})
