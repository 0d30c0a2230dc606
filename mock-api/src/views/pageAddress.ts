import type { FastifyInstance } from 'fastify'
import { applicationStart } from './applicationStart.ts'
import { html, type Html } from './html.ts'

const scriptPath = '/GW2/page-address.js'

/**
 * Replaces the page's address in the history by that of the application. At a kiosk the next applicant can reach every
 * entry of the history by Back, so that none may contain an id of the previous one. Back and a reload lead to the
 * application, and a page that the browser restores from memory is loaded again.
 */
const script = `const back = new URL(document.currentScript.dataset.back, location.href)
history.replaceState(null, '', back.origin === location.origin ? back.pathname : '${applicationStart}')
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})
`

/** The script element of a page. `back` is an address of the application; null, or another origin, means its start. */
export const withoutOwnAddress = (back: string | null): Html =>
  html`<script data-back="${back ?? applicationStart}" src="${scriptPath}"></script>`

/** Serves the script. */
export const servePageAddress = (scope: FastifyInstance): void => {
  scope.get(scriptPath, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
}
