import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { testApp } from './testApp.ts'

const patience = { body: 40, uploadLook: 40, uploadBytes: 1_000 }

const impatient = async () => {
  const { service } = await testApp()
  const app = await buildApp(service, { patience })
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(url.port), url.hostname)
  await once(socket, 'connect')
  return { app, socket }
}

test.each([
  ['an ordinary call', 'application/json'],
  ['an upload', 'multipart/form-data; boundary=b'],
])('the connection of %s whose body does not come is closed', async (_what, type) => {
  const { app, socket } = await impatient()
  socket.write(
    `POST /v1/transaction/attachment?transaction_id=a&type=nric_front&filename=a.pdf HTTP/1.1\r\n` +
      `Host: localhost\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n--b`,
  )
  await once(socket.resume(), 'close')
  expect(socket.destroyed).toBe(true)
  await app.close()
})

test('an upload that moves is waited for', async () => {
  const { app, socket } = await impatient()
  const size = 20_000
  socket.write(
    `POST /v1/transaction/attachment?transaction_id=a&type=nric_front&filename=a.pdf HTTP/1.1\r\n` +
      `Host: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${size}\r\n\r\n`,
  )
  let sent = 0
  const timer = setInterval(() => {
    socket.write(Buffer.alloc(2_000, 'a'))
    sent += 2_000
    if (sent >= size) clearInterval(timer)
  }, patience.uploadLook / 2)
  const answer = String(await once(socket, 'data'))
  clearInterval(timer)
  expect(answer).toContain('HTTP/1.1 4')
  socket.destroy()
  await app.close()
})
