import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { testApp } from './testApp.ts'

/** The messages of the service about one field of a company's commercial submission. */
const messagesOf = async (field: string, changes: object, highTension = true, postalCode?: string) => {
  const { app } = await testApp()
  const payload = { flags: [{ name: 'oa-high-tension', active: highTension }] }
  await app.inject({ method: 'PATCH', url: '/mock/v1/worlds/default/flags', payload })
  const { readyIn, submit } = applicant(app)
  const { body } = await readyIn('commercial/company', changes, postalCode)
  const { issues = [] } = (await submit(body)).json<{ issues?: { path: string; message: string }[] }>()
  return issues.filter(({ path }) => path === field).map(({ message }) => message)
}

describe('the tension of a submission', () => {
  const refused = ['Electricity at this tension level cannot be opened here.']
  const high = '638363'
  const unserved = { nric: '201800002N', tension_level: 'HT' }

  test.each<[string, object, readonly string[]]>([
    ['not served', unserved, refused],
    ['served', { ...unserved, nric: '201800001D' }, []],
    [
      'different from that of the look-up',
      { nric: '201800001D', tension_level: 'LT' },
      ['The premises have another tension level.'],
    ],
    [
      'not served but submitted as low',
      { ...unserved, tension_level: 'LT' },
      [...refused, 'The premises have another tension level.'],
    ],
    ['of premises without electricity', { ...unserved, electricity: false, elect_capacity: '' }, []],
  ])('a submitted tension is validated, %s: %j', async (_what, changes, messages) => {
    expect(await messagesOf('tension_level', changes, true, high)).toEqual(messages)
  })

  test.each<[string, object, readonly string[]]>([
    ['not served', unserved, refused],
    ['served', { ...unserved, nric: '201800001D' }, []],
  ])('without a tension of the look-up the chosen one is validated: %s', async (_what, changes, messages) => {
    expect(await messagesOf('tension_level', changes, true, '')).toEqual(messages)
  })

  test('a submission of low tension at premises with low tension is accepted', async () => {
    expect(await messagesOf('tension_level', { ...unserved, tension_level: 'LT' })).toEqual([])
  })

  test('a submitted tension is not validated while the flag for high tension is off', async () => {
    expect(await messagesOf('tension_level', unserved, false, high)).toEqual([])
  })
})

describe('commercial gas is supplied permanently only', () => {
  test.each<[string, object, readonly string[]]>([
    ['temporary gas', { type_of_usage: 'temporary', gas: true }, ['Gas is supplied permanently only']],
    ['temporary water', { type_of_usage: 'temporary', gas: false }, []],
    ['permanent gas', { gas: true }, []],
  ])('commercial gas is supplied permanently only, %s: %j', async (_what, changes, messages) => {
    expect(await messagesOf('type_of_usage', changes)).toEqual(messages)
  })
})
