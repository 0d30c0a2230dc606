import type { ServiceErrorCode } from '@open-account/contracts/errors'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../../service/service.ts'
import { signInPath } from '../../subjects/steering/controlToken.ts'
import { isFromAnotherSite } from '../../subjects/steering/isFromAnotherSite.ts'
import { linkPath } from '../../subjects/sharing/openedLink.ts'
import { isSteeringHost } from '../../subjects/steering/steeringHosts.ts'
import { html, type Html } from '../../views/html.ts'
import { layout } from '../../views/layout.ts'
import { withoutOwnAddress } from '../../views/pageAddress.ts'
import { ownPath } from '../../views/ownPath.ts'
import { entrancePath } from './serveEntrance.ts'

interface Explained {
  readonly title: string
  readonly content: Html
}

const toTheWorlds = html`<p><a class="button" href="/mock">All worlds</a></p>`

/** The address that the person opened, within this origin. */
const wanted = ({ url, method }: FastifyRequest): string =>
  method === 'GET' && !url.startsWith(signInPath) && ownPath.safeParse(url).success ? url : '/mock'

const needsToken = (request: FastifyRequest): Explained => ({
  title: 'Steering needs the control token',
  content: html`<p>
      The service prints a link with it when it starts, unless the setting CONTROL_TOKEN names it. This
      browser remembers it until it is closed.
    </p>
    <form method="post" action="${signInPath}">
      <input type="hidden" name="to" value="${wanted(request)}" />
      <label for="token">Control token</label>
      <input id="token" name="token" type="password" autocomplete="current-password" required />
      <button>Go on</button>
    </form>
    <p><a href="${wanted(request)}">I gave it already</a></p>`,
})

const unknownHost: Explained = {
  title: 'The service is not steered under this host',
  content: html`<p>
    Open this page at localhost, or name the host of this address in the setting CONTROL_HOSTS of the service.
  </p>`,
}

const isEntrance = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === entrancePath

/** Whether a share link is opened. Its address has a secret. */
const opensLink = ({ url }: FastifyRequest): boolean => url.startsWith(linkPath)

const fromAnotherSite = (request: FastifyRequest): Explained => {
  const entered = opensLink(request) ? 'the world of this application' : 'this world'
  return isEntrance(request) || opensLink(request)
    ? {
        title: `Enter ${entered}?`,
        content: html`<p>
            Another site sent you here. Everything you do next in this browser is done in ${entered}.
          </p>
          <p><a class="button" href="${wanted(request)}">Enter the world</a></p>`,
      }
    : {
        title: 'Another site sent you here',
        content: html`<p>Another site may not steer the service, so nothing was changed.</p>
          ${toTheWorlds}`,
      }
}

/** The titles of some codes; others have a general one. */
const titles: Readonly<Partial<Record<ServiceErrorCode, string>>> = {
  not_found: 'There is no such world',
  expired: 'This world is over',
}

/** Why a share link opens nothing. */
const ofLink: Readonly<Partial<Record<ServiceErrorCode, string>>> = {
  not_found: 'It was deleted, or its world was emptied or deleted, or its address is incomplete.',
  expired: 'It was valid for some time only, which is over, or its world is.',
}

const refusedLink = (reason: string): Explained => ({
  title: 'This link opens nothing',
  content: html`<p>${reason}</p>
    <p>Ask for a new one. You are still in the world that you were in.</p>
    ${toTheWorlds}`,
})

const explained = (
  { env }: Pick<Service, 'env'>,
  request: FastifyRequest,
  code: ServiceErrorCode,
): Explained => {
  if (code === 'unauthorized') return needsToken(request)
  if (!isSteeringHost(env, request)) return unknownHost
  if (isFromAnotherSite(env, request)) return fromAnotherSite(request)
  const reason = opensLink(request) ? ofLink[code] : undefined
  if (reason !== undefined) return refusedLink(reason)
  return {
    title: titles[code] ?? 'This cannot be done',
    content: html`<p>Nothing was changed. You are still in the world that you were in.</p>
      ${toTheWorlds}`,
  }
}

/** The page for a tester who is refused. */
export const refusedSteeringPage = (
  service: Pick<Service, 'env'>,
  request: FastifyRequest,
  code: ServiceErrorCode,
): string => {
  const { title, content } = explained(service, request, code)
  return layout({
    title,
    owner: 'Open Account, mock service',
    narrow: true,
    ...(opensLink(request) && { scripts: withoutOwnAddress(null) }),
    content: html`${content}
      <p class="hint">Reference of this message: <code>${request.id}</code></p>`,
  })
}
