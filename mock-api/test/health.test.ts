import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folderStore } from '../src/files/folderStore.ts'
import { testApp } from './testApp.ts'

const ok = { status: 'ok' }

test('a service that can take calls is live and ready', async () => {
  const { app } = await testApp()
  for (const url of ['/health', '/health/live', '/health/ready']) {
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(ok)
  }
})

test('a service without its database is live and not ready', async () => {
  const { app, service } = await testApp()
  await service.db.schema.alterTable('worlds').renameTo('lost').execute()
  const answer = await app.inject({ url: '/health/ready' })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBeDefined()
  expect(answer.json()).toEqual({ error: 'unavailable', error_description: 'The database does not answer.' })
  expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
})

test('a service that cannot write its files is not ready', async () => {
  const files = { ...folderStore('/nowhere'), checkWritable: () => Promise.reject(new Error('EROFS')) }
  const { app } = await testApp({}, { files })
  expect((await app.inject({ url: '/health/ready' })).json()).toEqual({
    error: 'unavailable',
    error_description: 'No file can be stored.',
  })
})

test('the service tests the folder by writing to it', async () => {
  const { folder } = await testApp()
  const { app } = await testApp({}, { files: folderStore(resolve(folder, 'files')) })
  expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200)
  expect(await readFile(resolve(folder, 'files', '.writable'), 'utf8')).toBe('1')
})

test('a service that is stopping is live and not ready', async () => {
  const { app } = await testApp()
  app.draining.begin()
  expect((await app.inject({ url: '/health/ready' })).json()).toEqual({
    error: 'unavailable',
    error_description: 'The service is stopping.',
  })
  expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
})

test('the pages of the service have the icon of the application', async () => {
  const picture = await readFile(resolve(import.meta.dirname, '../../web/public/favicon.svg'), 'utf8')
  const { app } = await testApp()
  const { body } = await app.inject({ url: '/mock', headers: { accept: 'text/html' } })
  const [, address = ''] = /<link rel="icon" href="data:image\/svg\+xml,([^"]*)"/.exec(body) ?? []
  expect(decodeURIComponent(address)).toBe(picture.trim())
})
