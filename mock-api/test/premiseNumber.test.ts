import { expect, test } from 'vitest'
import { applicant } from './application.ts'
import { testApp } from './testApp.ts'

const place = { account_type: '01', floor: '07', unit: '12/8' }
const tooLong = 'A'.repeat(60)

const arrange = async () => {
  const { app } = await testApp()
  const { post } = applicant(app)
  return {
    findStreet: (changes: object) =>
      post('/v1/premise/street-name', {
        ...place,
        postcode: '310145',
        block: '145',
        for_premises: true,
        utilities_flag: '0',
        ...changes,
      }),
    lookUp: (changes: object) =>
      post('/v1/premise/lookup-utilities?utilities=1', {
        ...place,
        postal_code: '310145',
        house_number: '145',
        ...changes,
      }),
  }
}

test('Both look-ups return the same premises number', async () => {
  const { findStreet, lookUp } = await arrange()
  expect((await findStreet({})).json()).toMatchObject({ premise_no: '3101450712.80' })
  expect((await lookUp({})).json()).toEqual({ premise_no: '3101450712.80' })
})

test.each(['floor', 'unit'])('A %s longer than any in the register has no premises number', async field => {
  const { findStreet, lookUp } = await arrange()
  const found = await findStreet({ [field]: tooLong })
  expect(found.statusCode).toBe(200)
  expect(found.json()).toMatchObject({ premise_no: '' })
  expect((await lookUp({ [field]: tooLong })).json()).toEqual({ premise_no: '' })
})
