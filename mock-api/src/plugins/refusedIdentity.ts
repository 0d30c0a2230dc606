import { contract } from '@open-account/contracts'
import type { FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { z } from 'zod'
import { refusedIdentityPage } from '../subjects/identity/refusedIdentityPage.ts'
import { returnAddress } from '../subjects/gateway/addresses.ts'
import type { Service } from '../service/service.ts'
import { refusedVisit } from './refusedVisit.ts'
import { applicationStart } from '../views/applicationStart.ts'

const { authorizePerson, authorizeCompany, authorizeCompanyLinked } = contract.identity

/** Where browsers go to the identity service. */
const visited: ReadonlySet<string> = new Set(
  [authorizePerson, authorizeCompany, authorizeCompanyLinked].map(({ path }) => path),
)

const fromConsent = z.object({ from: z.string() })

/** The page of the application that the browser came from, or its applicationStart; of no origin that it may not be sent to. */
const backTo = (service: Pick<Service, 'env'>, request: FastifyRequest): string => {
  const named = [fromConsent.safeParse(request.query).data?.from, request.headers.referer]
  const [back] = named.flatMap(address => returnAddress(service, request, address ?? '') ?? [])
  if (back === undefined) return applicationStart
  return back.pathname.startsWith(applicationStart) ? back.href : new URL(applicationStart, back).href
}

/** Shows a browser that may not go to the identity service a page, with the way back to the application. */
export const refusedIdentity = plugin<Pick<Service, 'env'>>(
  { name: 'refusedIdentity', dependencies: ['errors'] },
  (scope, service) =>
    refusedVisit(scope, (request, code) =>
      visited.has(request.routeOptions.url ?? '')
        ? refusedIdentityPage({ code, back: backTo(service, request), requestId: request.id })
        : null,
    ),
)
