import { contract } from '@open-account/contracts'
import schemas from '@open-account/contracts/schemas.json' with { type: 'json' }
import { contractVersion } from '@open-account/contracts/version'
import { normalise } from '@open-account/domain/entry/normalise'
import vectors from '@open-account/domain/vectors/normalise.json' with { type: 'json' }
import { initClient } from '@ts-rest/core'
import { server } from './server.ts'

const baseUrl = await server.listen({ port: 0, host: '127.0.0.1' })
const client = initClient(contract, { baseUrl, validateResponse: true })

const streetOf = async (postcode: string, block: string): Promise<string> => {
  const { status, body } = await client.premise.streetName({
    body: {
      account_type: '01',
      postcode,
      block,
      floor: '',
      unit: '',
      for_premises: true,
      utilities_flag: '1',
    },
  })
  return status === 200 ? body.street_name : body.error
}

const { lookUpUtilities } = contract.premise
const found = await client.premise.lookUpUtilities({
  body: lookUpUtilities.body.parse(lookUpUtilities.metadata.example.valid.body),
})
const health = await client.health.read()

/** The vectors of typed phone numbers, with the function that they describe. */
const phones = vectors.filter(({ kind, typed }) => kind === 'phone' && typeof typed === 'string')
const areNormalised = phones.every(({ typed, normalised }) => normalise.phone(String(typed)) === normalised)

type AccountType = Parameters<typeof client.premise.streetName>[0]['body']['account_type']
/** Does not type-check when a closed list of the contract has become any text. */
const isClosed: string extends AccountType ? false : true = true

console.log(
  JSON.stringify([
    await streetOf('310145', '145'),
    await streetOf('310145', '999'),
    await streetOf('31014', '145'),
    found.status === 200 && found.body.premise_no,
    health.headers.get('contract-version') === contractVersion,
    schemas.$defs.PostalCode.pattern,
    isClosed,
    phones.length > 0 && areNormalised,
  ]),
)
await server.close()
