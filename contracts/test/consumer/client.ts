import { contract } from '@open-account/contracts'
import { normalise } from '@open-account/domain/entry/normalise'
import vectors from '@open-account/domain/vectors/normalise.json' with { type: 'json' }
import { initClient } from '@ts-rest/core'
import { server } from './server.ts'

await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The server has no port')

const client = initClient(contract, { baseUrl: `http://127.0.0.1:${address.port}`, validateResponse: true })

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
    isClosed,
    phones.length > 0 && areNormalised,
  ]),
)
server.close()
