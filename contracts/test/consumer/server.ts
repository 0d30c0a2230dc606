import { contract } from '@open-account/contracts'
import { serve, serverOptions } from '@open-account/contracts/fastify'
import { refusalBody } from '@open-account/contracts/refusalBody'
import { isPostalCode } from '@open-account/domain/address/postalCode'
import fastify from 'fastify'

const { lookUpUtilities, streetName } = contract.premise
const { read } = contract.health

const premiseNumber = '3101450901280'
const isKnown = (postalCode: string, block: string): boolean => isPostalCode(postalCode) && block === '145'

/** The smallest service of a partner: three calls. */
export const server = fastify(serverOptions)
serve(
  server,
  { premise: { lookUpUtilities, streetName }, health: { read } },
  {
    premise: {
      lookUpUtilities: ({ body }) => ({
        status: 200,
        body: { premise_no: isKnown(body.postal_code, body.house_number) ? premiseNumber : '' },
      }),
      streetName: ({ body }) =>
        isKnown(body.postcode, body.block)
          ? {
              status: 200,
              body: {
                street_name: 'LORONG 2 TOA PAYOH',
                utilities: null,
                premise_no: premiseNumber,
                contestable: false,
                terminate_date: null,
              },
            }
          : { status: 404, body: refusalBody('address_not_found') },
    },
    health: { read: () => ({ status: 200, body: { status: 'ok' } }) },
  },
)
