import { expect, test } from 'vitest'
import { factsOfCompany, signedCompany } from '../../../test/signedCompany.ts'
import { signedFormOf } from './signedFormOf.ts'

const formOf = (draft: typeof signedCompany) =>
  signedFormOf({ draft, facts: factsOfCompany(draft), useOfPremises: 'HDB 3-5 rooms' }, 'OA-7F3K2QM9')

test('the signed form has the number of the accepted application', async () => {
  expect(await formOf(signedCompany)).toMatchObject({
    application_number: 'OA-7F3K2QM9',
    file_id: 'f-0c9d2e4b5071',
  })
})

test('an application without a signature on screen has no signed form', async () => {
  expect(
    await formOf({ ...signedCompany, review: { ...signedCompany.review, signature_file_id: '' } }),
  ).toBeNull()
})
