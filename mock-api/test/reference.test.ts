import { control } from '@open-account/contracts/control/control'
import { everyRoute } from '@open-account/contracts/everyRoute'
import { contract } from '@open-account/contracts'
import contractDocument from '@open-account/contracts/openapi.json' with { type: 'json' }
import controlDocument from '@open-account/contracts/openapi.control.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { allMagicValues } from '../src/scenarios/allMagicValues.ts'
import { testApp } from './testApp.ts'

const arrange = async (variables: Readonly<Record<string, string>> = {}) => {
  const { app } = await testApp(variables)
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
  return (url: string) => app.inject({ url, headers: { 'x-world': 'mine', accept: 'text/html' } })
}

test('the reference links to a page for each resource, where each call has its section', async () => {
  const get = await arrange()
  const start = (await get('/docs')).body
  const links = [...start.matchAll(/<a href="(\/docs\/[\w-]+)#([\w-]+)"/g)]
  expect(links.length).toBe(everyRoute(contract).length + everyRoute(control).length)
  const pages = new Map<string, string>()
  for (const [, page = '', section = ''] of links) {
    if (!pages.has(page)) pages.set(page, (await get(page)).body)
    expect(pages.get(page), page).toContain(`<section id="${section}"`)
  }
  expect([...pages.values()].join('')).not.toMatch(/undefined|\[object/)
})

test('a page of the reference loads nothing of another site and begins in the world of the reader', async () => {
  const get = await arrange()
  const { headers, body } = await get('/docs/calendar')
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(body).not.toMatch(/(?:src|href)="https?:/)
  expect(body).toContain('value="mine"')
  expect(body).toContain('src="/docs/try.js"')
  expect((await get('/docs/try.js')).headers['content-type']).toContain('text/javascript')
})

test('both documents and the table of values have an address', async () => {
  const get = await arrange()
  expect((await get('/docs/openapi.json')).json()).toEqual(contractDocument)
  expect((await get('/docs/openapi.control.json')).json()).toEqual(controlDocument)
  const values = (await get('/docs/values-table')).body
  expect(allMagicValues.filter(({ rule }) => !values.includes(`<code>${rule}</code>`))).toEqual([])
})

test('an unknown resource, and a service without its control API, have no reference', async () => {
  expect((await (await arrange())('/docs/nothing')).statusCode).toBe(404)
  expect((await (await arrange({ CONTROL: 'off' }))('/docs')).statusCode).toBe(404)
})
