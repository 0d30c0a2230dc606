import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { applicant } from './application.ts'
import { kiosk, linkIn, listen, phone, sessionIn, stateOf } from './kiosk.ts'
import { testApp } from './testApp.ts'

const arrange = async () => {
  const { app, folder } = await testApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/mock/v1/worlds/mine${path}`, ...(payload === undefined ? {} : { payload }) })
  const take = async () => (await call('POST', '/snapshots', {})).json<{ id: string }>().id
  const restore = (id: string) => call('POST', `/snapshots/${id}/restore`, {})
  const state = await applicant(app, { 'x-world': 'mine' }).start()
  const open = async (lastEventId?: number) => {
    const stream = await listen(origin, {
      state: stateOf(state),
      ...(lastEventId === undefined ? {} : { lastEventId }),
    })
    onTestFinished(stream.hangUp)
    return stream
  }
  const files = async () => {
    const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
    return entries.filter(entry => entry.isFile()).map(({ name }) => name)
  }
  const filenames = async () => {
    const answer = await app.inject({ url: `/v1/transaction/attachment/${state}` })
    return answer
      .json<{ attachmentDetails: { filename: string }[] }>()
      .attachmentDetails.map(({ filename }) => filename)
  }
  return { app, call, take, restore, state, open, files, filenames }
}

describe('a snapshot', () => {
  test('a snapshot restores a world with its streams and files, any number of times', async () => {
    const { app, take, restore, open, files, filenames } = await arrange()
    const stream = await open()
    const events = await stream.heard(2)
    const { send, upload, read } = phone(app, linkIn(events).secret)
    const { fileId } = (await upload('poo', 'before.pdf')).json<{ fileId: string }>()
    await stream.heard(3)
    const id = await take()
    await upload('poo', 'after.pdf')
    await stream.heard(4)
    for (let count = 0; count < 2; count += 1) {
      const restored = await restore(id)
      expect(restored.json()).toMatchObject({ id: 'mine' })
      expect(await filenames()).toEqual(['before.pdf'])
      expect((await read()).json()).toMatchObject({ files: [{ filename: 'before.pdf' }] })
      expect((await files()).filter(name => name === fileId)).toHaveLength(2)
    }
    expect(await stream.over).toBe('cut')
    const again = await open(4)
    await send(sessionIn(events), 'phone_connected')
    expect((await again.heard(1)).map(({ id: number }) => number)).toEqual([5])
  })

  test('a snapshot stays when its world is emptied, and is deleted with its world', async () => {
    const { call, take, restore, filenames, files, app, open } = await arrange()
    await phone(app, linkIn(await (await open()).heard(2)).secret).upload('poo')
    const id = await take()
    await call('POST', '/reset')
    expect((await restore(id)).statusCode).toBe(200)
    expect(await filenames()).toEqual(['poo.pdf'])
    await call('DELETE', '')
    expect(await files()).toEqual([])
  })

  test('an unknown snapshot of a world is not found', async () => {
    const { app, take, restore } = await arrange()
    expect((await restore('unknown')).json()).toMatchObject({ error: 'not_found' })
    const id = await take()
    const elsewhere = await app.inject({
      method: 'POST',
      url: `/mock/v1/worlds/default/snapshots/${id}/restore`,
      payload: {},
    })
    expect(elsewhere.json()).toMatchObject({ error: 'not_found' })
  })
})

test('an archive restores the upload sessions and the files that arrived', async () => {
  const { app, call, open } = await arrange()
  const stream = await open()
  const events = await stream.heard(2)
  const { upload, read } = phone(app, linkIn(events).secret)
  await upload('poo')
  await stream.heard(3)
  const sessionBefore = (await read()).json<object>()
  const archive = (await call('GET', '/archive')).json<object>()
  await call('DELETE', '')
  expect(await stream.over).toBe('closed')
  expect((await read()).statusCode).toBe(401)
  await call('PUT', '/archive', archive)
  expect((await read()).json()).toEqual(sessionBefore)
  expect((await kiosk(app).close(sessionIn(events))).statusCode).toBe(200)
})
