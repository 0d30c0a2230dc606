import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { applicant } from './application.ts'
import { kiosk, linkIn, listen, phone, sessionIn, stateOf } from './kiosk.ts'
import { testApp } from './testApp.ts'

const arrange = async () => {
  const { app, folder } = await testApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const person = applicant(app)
  const atKiosk = async (state: string) => {
    const stream = await listen(origin, { state: stateOf(state) })
    onTestFinished(stream.hangUp)
    const events = await stream.heard(2)
    return { stream, session: sessionIn(events), ...phone(app, linkIn(events).secret) }
  }
  const filesLeft = async () => {
    const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
    return entries.filter(entry => entry.isFile()).length
  }
  const state = await person.start()
  return { app, person, state, atKiosk, filesLeft, ...kiosk(app), ...(await atKiosk(state)) }
}

test('a kiosk deletes one file, and the phone no longer receives it', async () => {
  const { upload, read, deleteFile, state, session, filesLeft } = await arrange()
  const { body } = await upload('bizfile', 'first.pdf')
  await upload('bizfile', 'second.pdf')
  const answer = await deleteFile(session, state, body)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-rule']).toBe('kiosk.removed')
  expect((await read()).json()).toMatchObject({ files: [{ filename: 'second.pdf' }] })
  expect(await filesLeft()).toBe(1)
  expect((await deleteFile(session, state, body)).json()).toMatchObject({ error: 'not_found' })
})

test.each<[string, object]>([
  ['another document', { docId: 'bizfile' }],
  ['another type', { type: 'c_acra_manual' }],
  ['another transaction', { stateId: 'another' }],
  ['another file', { fileId: 'another' }],
])('a file is not deleted when the call is of %s', async (_what, changes) => {
  const { upload, deleteFile, state, session, filesLeft } = await arrange()
  const { body } = await upload('poo')
  expect((await deleteFile(session, state, body, changes)).json()).toMatchObject({ error: 'not_found' })
  expect(await filesLeft()).toBe(1)
})

test('a kiosk deletes no file of another session', async () => {
  const { person, state, upload, deleteFile, atKiosk, filesLeft } = await arrange()
  const { body } = await upload('poo')
  const other = await atKiosk(await person.start())
  expect((await deleteFile(other.session, state, body)).json()).toMatchObject({ error: 'not_found' })
  expect(await filesLeft()).toBe(1)
})

test('a reset deletes every file that arrived, and the session continues', async () => {
  const { upload, reset, read, session, stream, filesLeft } = await arrange()
  await upload('poo')
  await upload('bizfile', 'first.pdf')
  await upload('bizfile', 'second.pdf')
  expect((await reset(session)).json()).toEqual({ deleted: 3 })
  expect((await reset(session)).json()).toEqual({ deleted: 0 })
  expect((await read()).json()).toMatchObject({ files: [] })
  expect(await filesLeft()).toBe(0)
  await upload('poo')
  await stream.heard(6)
})

test('a file whose name makes its deletion fail is not deleted', async () => {
  const { upload, deleteFile, reset, state, session, filesLeft } = await arrange()
  await upload('poo')
  const { body } = await upload('bizfile', 'cannot be deleted.pdf')
  for (const answer of [await deleteFile(session, state, body), await reset(session)]) {
    expect(answer.json()).toMatchObject({ error: 'upstream_error' })
    expect(answer.headers['x-rule']).toBe('attachment.delete-failing')
  }
  expect(await filesLeft()).toBe(2)
})

test('the documents of a submitted application cannot be deleted at the kiosk', async () => {
  const { person, atKiosk, deleteFile, reset } = await arrange()
  const { state_id, body } = await person.ready()
  const { session, upload } = await atKiosk(state_id)
  const { body: file } = await upload('poo')
  await person.submit(body)
  for (const answer of [await deleteFile(session, state_id, file), await reset(session)])
    expect(answer.json()).toMatchObject({ error: 'already_submitted' })
})

test('another token deletes, resets and closes nothing, and does not end the session', async () => {
  const { app, upload, state, session, filesLeft, stream } = await arrange()
  const { body } = await upload('poo')
  const other = kiosk(app, 'token-2')
  for (const answer of [
    await other.deleteFile(session, state, body),
    await other.reset(session),
    await other.close(session),
    await kiosk(app, '').close(session),
  ])
    expect(answer.json()).toMatchObject({ error: 'unauthorized' })
  expect(await filesLeft()).toBe(1)
  await upload('poo')
  await stream.heard(4)
})

test('no file is deleted in a session that is over', async () => {
  const { upload, state, session, close, deleteFile, reset } = await arrange()
  const { body } = await upload('poo')
  await close(session)
  for (const answer of [await deleteFile(session, state, body), await reset(session)])
    expect(answer.json()).toMatchObject({ error: 'expired' })
})
