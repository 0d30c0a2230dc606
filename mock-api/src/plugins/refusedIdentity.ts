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

/** The addresses of the identity service that browsers open. */
const visitedPaths: ReadonlySet<string> = new Set(
  [authorizePerson, authorizeCompany, authorizeCompanyLinked].map(({ path }) => path),
)

const fromConsent = z.object({ from: z.string() })

/** The application's page that the browser came from, or the application's start. Only an allowed origin counts. */
const backTo = (service: Pick<Service, 'env'>, request: FastifyRequest): string => {
  const named = [fromConsent.safeParse(request.query).data?.from, request.headers.referer]
  const [back] = named.flatMap(address => returnAddress(service, request, address ?? '') ?? [])
  if (back === undefined) return applicationStart
  return back.pathname.startsWith(applicationStart) ? back.href : new URL(applicationStart, back).href
}

/** Answers a browser that the identity service refuses with a page that links back to the application. */
export const refusedIdentity = plugin<Pick<Service, 'env'>>(
  { name: 'refusedIdentity', dependencies: ['errors'] },
  (scope, service) =>
    refusedVisit(scope, (request, code) =>
      visitedPaths.has(request.routeOptions.url ?? '')
        ? refusedIdentityPage({ code, back: backTo(service, request), requestId: request.id })
        : null,
    ),
)
