import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertTransaction } from '../src/store/transactions.ts'
import { createWorld } from '../src/store/worlds.ts'
import { addressAt } from '../src/subjects/seeding/applicantBy.ts'
import { testApp } from './testApp.ts'

/** A service whose worlds have known secrets and whose transactions have known ids, so that every token is known too. */
const arrange = async () => {
  let at = 0
  const { app, service } = await testApp({}, { clock: () => at }, undefined, { validateAnswers: false })
  const { db } = service
  for (const world of ['one', 'two']) {
    await createWorld(db, { id: world, createdAt: at, expiresAt: null })
    await db
      .updateTable('worlds')
      .set({ secret: `secret of ${world}` })
      .where('id', '=', world)
      .execute()
    const transaction = { world, domain: 'residential', type: 'personal', created_at: at, device_hash: null }
    await insertTransaction(db, { ...transaction, id: `${world}${'0'.repeat(29)}` })
  }
  return {
    db,
    answer: async (moment: string, world: string, postalCode: string, gas: boolean) => {
      at = Date.parse(`${moment}+08:00`)
      const { body } = await app.inject({
        method: 'POST',
        url: '/v1/calendar',
        payload: {
          state_id: `${world}${'0'.repeat(29)}`,
          ...addressAt(postalCode),
          electricity: true,
          water: true,
          gas,
          timeslot: true,
          nanl: postalCode === '',
          source: 'W',
          is_open_account: true,
          account_type: '01',
          personal: true,
        },
      })
      return body
    },
  }
}

const moments = [
  '2026-11-20T00:00:00',
  '2026-11-20T23:59:59',
  '2026-11-21T00:00:00',
  '2026-12-31T12:34:56',
  '2028-02-28T08:00:01',
  '2100-12-31T23:59:59',
]
/** Postal codes with the digest of their answers at every moment, in both worlds, with gas and without. */
const digests = {
  '310145': '6Q8KObsnfSA_7YDdHHMa_YBumQkFxWEuTc77w-GHWTQ',
  '310144': '6Q8KObsnfSA_7YDdHHMa_YBumQkFxWEuTc77w-GHWTQ',
  '': 'xTNKNOwTxXw5e47_i5zTrp7W7gGzqAqY_xUxjbg84IQ',
  '120345': 'AA3NVHqf4KC0YulVkS1jl-nU3wqSBMywhR6MZ6JWcJw',
  '270003': 'S5t6fivWLrwKw1j4AnH2DF3fR1BI143xu5FR712txGQ',
  '820168': '6Q8KObsnfSA_7YDdHHMa_YBumQkFxWEuTc77w-GHWTQ',
  '390033': '6Q8KObsnfSA_7YDdHHMa_YBumQkFxWEuTc77w-GHWTQ',
  '600026': 'mSgfXoOowm4TPC3MhiqGks_EPaPvz_RyODQa48acTj4',
  '640518': '96q9SmDs9u3cssmjE6fTLhMmLd95YZkh43gP6FM8DgM',
}
const postalCodes = Object.keys(digests)

/** Calls in an order that repeats nothing at once: every moment in each world, at each premises. */
const questions = postalCodes.flatMap(postalCode =>
  moments.flatMap(moment =>
    ['one', 'two'].flatMap(world => [false, true].map(gas => [moment, world, postalCode, gas] as const)),
  ),
)

describe('the values of the calendar', () => {
  test('the tokens of a world and a transaction stay the same from version to version', async () => {
    const { answer } = await arrange()
    expect(await answer('2026-11-20T10:15:00', 'one', '120345', true)).toMatchInlineSnapshot(
      `"{"server_time":"2026-11-20T10:15:00","oc_mo_date":"20261130","available":[{"date":"20261130","date_hash":"MEUL-ADYXhgJ1go6YLIE8Q"},{"date":"20261201","date_hash":"_aRCRnLlD3dxxGDmuDmIYg"},{"date":"20261202","date_hash":"sJ7bYem3ZiVzlKRP68BeVg"},{"date":"20261203","date_hash":"A--U5Q4SO-w6u3-ONAXRuw"},{"date":"20261204","date_hash":"nYE22xkCLy3aH2x80ZfbHA"},{"date":"20261205","date_hash":"vsFHyxOAJi9Qix3kw57exw"},{"date":"20261207","date_hash":"3J5CvlPeBJpWI54EZ5XoVQ"},{"date":"20261208","date_hash":"nMNOAPRInpgYTdsmod1YKQ"},{"date":"20261209","date_hash":"2xHpGulx6CdqaDtxYNTmZQ"},{"date":"20261210","date_hash":"gX5V3QuRk61S8M9lo3mVCA"},{"date":"20261211","date_hash":"vgjEqJjwggaqcpWqD-MkDw"},{"date":"20261212","date_hash":"HTrIM3Ji7g_lfwSEL3Ph4w"},{"date":"20261214","date_hash":"N_3m6YxmudrXqtjCX3RaVA"},{"date":"20261215","date_hash":"UT9NF87w4WMOCje17Fj_qg"},{"date":"20261216","date_hash":"8R-7dN-Kskc1q8FVZ09IWQ"},{"date":"20261217","date_hash":"cews3JYak4qn1GnRU0WlTA"},{"date":"20261218","date_hash":"qd4w7sbBOASzcxLvWZ3s0w"},{"date":"20261219","date_hash":"hho2uUs3bTcdWE6wNLXaSg"}],"public_holidays":["20260101","20260217","20260218","20260321","20260403","20260501","20260527","20260531","20260601","20260809","20260810","20261108","20261109","20261225","20270101","20270206","20270207","20270208","20270310","20270326","20270501","20270517","20270520","20270809","20271028","20271225"],"special_holidays":[],"zc_gas_date":null,"zc_zz_date":null}"`,
    )
  })

  test.each(Object.entries(digests))(
    'every answer stays the same from version to version: postal code %j',
    async (postalCode, expected) => {
      const { answer } = await arrange()
      const digest = createHash('sha256')
      for (const question of questions.filter(([, , at]) => at === postalCode))
        digest.update(await answer(...question))
      expect(digest.digest('base64url')).toBe(expected)
    },
  )

  test('an answer is the same after any other answers', async () => {
    const { answer } = await arrange()
    const answers = new Map<string, string>()
    for (const question of [...questions, ...questions.toReversed()]) {
      const name = question.join(' ')
      const body = await answer(...question)
      expect(answers.get(name) ?? body, name).toBe(body)
      answers.set(name, body)
    }
  })

  test('an answer has the tokens of the present secret of its world', async () => {
    const { answer, db } = await arrange()
    const setSecret = (secret: string) =>
      db.updateTable('worlds').set({ secret }).where('id', '=', 'one').execute()
    const days = () => answer('2026-11-20T10:15:00', 'one', '120345', true)
    const first = await days()
    await setSecret('another secret')
    const tokens = (body: string) => [...body.matchAll(/"date_hash":"([^"]+)"/g)].map(([, token]) => token)
    expect(tokens(await days()).filter(token => tokens(first).includes(token))).toEqual([])
    await setSecret('secret of one')
    expect(await days()).toBe(first)
  })
})
