import { appconfigAnswer } from '@open-account/contracts/appconfig'
import { expect, test } from 'vitest'
import { parseEnv } from '../src/kit/env.ts'
import { testApp } from './testApp.ts'

const linksOf = async (variables: Readonly<Record<string, string>>) => {
  const { app } = await testApp(variables)
  const answer = await app.inject({ url: '/appconfig' })
  return appconfigAnswer.parse(answer.json()).settings?.links
}

test('the links of the application are those of the environment', async () => {
  const links = { login: 'https://portal.example/login', reschedule: 'https://portal.example/reschedule' }
  expect(await linksOf({ LINKS: JSON.stringify(links) })).toEqual(links)
})

test('without settings only the public pages of the identity services are linked', async () => {
  expect(Object.keys((await linksOf({})) ?? {})).toEqual(['myinfo', 'myinfoBusiness'])
})

test('answers are delayed by 700 ms by default', () => {
  expect(parseEnv({}).LATENCY_MS).toBe(700)
})
