import type { FastifyInstance } from 'fastify'
import { applicationStart } from './applicationStart.ts'
import { html, type Html } from './html.ts'

const scriptPath = '/GW2/page-address.js'

/**
 * Puts the address of the application in the place of the page's own in the history. At a kiosk the next person can
 * reach every entry of the history by Back: none may contain an id of the person before. Back and a reload lead to the
 * application instead; a page that the browser has kept in memory is loaded again too.
 */
const script = `const back = new URL(document.currentScript.dataset.back, location.href)
history.replaceState(null, '', back.origin === location.origin ? back.pathname : '${applicationStart}')
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})
`

/** The script of a page that leads back to the application; null leads to its applicationStart, as does another origin. */
export const withoutOwnAddress = (back: string | null): Html =>
  html`<script data-back="${back ?? applicationStart}" src="${scriptPath}" defer></script>`

/** Serves the script. */
export const servePageAddress = (scope: FastifyInstance): void => {
  scope.get(scriptPath, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
}
