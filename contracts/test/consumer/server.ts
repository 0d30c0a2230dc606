import { contract } from '@open-account/contracts'
import type { Refusal } from '@open-account/contracts/errors'
import { isPostalCode } from '@open-account/domain/address/postalCode'
import type { ServerInferResponses } from '@ts-rest/core'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

const { streetName } = contract.premise
type Answer = ServerInferResponses<typeof streetName>

const refused = <const Code extends Refusal['error']>(error: Code): Refusal<Code> => ({
  error,
  error_description: 'The street could not be found.',
})

const answer = (sent: unknown): Answer => {
  const body = streetName.body.safeParse(sent)
  if (!body.success) return { status: 400, body: refused('invalid_request') }
  if (!isPostalCode(body.data.postcode) || body.data.block !== '145')
    return { status: 404, body: refused('address_not_found') }
  return {
    status: 200,
    body: {
      street_name: 'LORONG 2 TOA PAYOH',
      utilities: null,
      premise_no: '3101450901280',
      contestable: false,
      terminate_date: null,
    },
  }
}

/** The smallest service of a partner. */
export const server = createServer((request, response) => {
  void json(request).then(body => {
    const { status, body: text } = answer(body)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(text))
  })
})
