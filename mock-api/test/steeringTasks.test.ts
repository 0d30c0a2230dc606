import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from './testApp.ts'

/** The page for testers. */
const page = readFileSync(join(import.meta.dirname, '../../docs/steering.md'), 'utf8')
const [, section = ''] = page.split('\n## Tasks\n')
const [table = ''] = section.split('\n## ')

/** The rows of its table: each task with its calls. */
const tasks = [...table.matchAll(/^\| (?!task|-)(.+?) \| (`.+`) \|$/gm)].map(([, task = '', calls = '']) => ({
  task,
  calls: [...calls.matchAll(/`([A-Z]+) ([^\s`]+)(?: ([^`]+))?`/g)].map(
    ([, method = '', path = '', body = '']) => ({
      method: method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path,
      body,
    }),
  ),
}))

/** A text with values of the previous answer: {name} is one of its fields, {answer} all of it. */
const withAnswer = (text: string, answer: string): string =>
  text === '{answer}'
    ? answer
    : text.replaceAll(/\{([a-z_]+)\}/g, (_name, name: string) => {
        const [, value = ''] = new RegExp(`"${name}":"([^"]+)"`).exec(answer) ?? []
        return value
      })

test('the table has the tasks of testers', () => {
  expect(tasks.length).toBeGreaterThanOrEqual(26)
})

test.each(tasks)('$task: at most two calls, which the service accepts', async ({ calls }) => {
  const { app } = await testApp()
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.length).toBeLessThanOrEqual(2)
  let last = ''
  for (const { method, path, body } of calls) {
    const answer = await app.inject({
      method,
      url: `/mock/v1${withAnswer(path, last).replace('…', '/worlds/mine')}`,
      headers: body === '' ? {} : { 'content-type': 'application/json' },
      ...(body === '' ? {} : { payload: withAnswer(body, last) }),
    })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    last = answer.body
  }
})
