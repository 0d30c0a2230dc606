import type { contract } from '@open-account/contracts'
import type { FastifyRequest } from 'fastify'
import { authorize, type Reply } from '../subjects/identity/authorize.ts'
import { deleteIdentityData } from '../subjects/identity/deleteIdentityData.ts'
import { companyService, type IdentityService, personService } from '../subjects/identity/identityService.ts'
import { readData } from '../subjects/identity/readData.ts'
import type { Handlers } from '../plugins/contract.ts'
import type { Service } from '../service/service.ts'
import { transactionOf } from './transactionOf.ts'

interface Call {
  readonly params: { readonly state_id: string }
  readonly request: FastifyRequest
  readonly reply: Reply
}

export const identityRoutes = (service: Service): Handlers<typeof contract.identity> => {
  const authorizeBy =
    <Data>(identity: IdentityService<Data>) =>
    async ({ params, request, reply }: Call) =>
      authorize(service, identity, request, reply, await transactionOf(service, request, params.state_id))
  const readFrom =
    <Data>(identity: IdentityService<Data>) =>
    async ({ params, request }: Omit<Call, 'reply'>) => {
      const transaction = await transactionOf(service, request, params.state_id)
      return { status: 200, ...(await readData(service, identity, request, transaction)) } as const
    }

  return {
    authorizePerson: authorizeBy(personService),
    readPerson: readFrom(personService),
    authorizeCompany: authorizeBy(companyService),
    authorizeCompanyLinked: authorizeBy(companyService),
    readCompany: readFrom(companyService),
    forget: async ({ params, request, reply }) => {
      await deleteIdentityData(service, reply, await transactionOf(service, request, params.state_id))
      return { status: 204, body: undefined }
    },
  }
}
