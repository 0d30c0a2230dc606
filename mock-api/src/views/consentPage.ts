import { brokenCallbacks } from '@open-account/contracts/control/brokenCallbacks'
import type { FastifyInstance } from 'fastify'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { withoutOwnAddress } from './pageAddress.ts'

const answerScriptPath = '/oidc/answer.js'

/**
 * Replaces the page by the next one in the history, so that Back does not lead to a form that was submitted. Without
 * the script the form works too, and the page stays in the history.
 */
const answerScript = `addEventListener('submit', event => {
  event.preventDefault()
  const address = new URL(event.target.action)
  address.search = new URLSearchParams(new FormData(event.target, event.submitter))
  location.replace(address)
})
`

interface Consent {
  /** The identity service's name. */
  readonly service: string
  readonly personas: readonly {
    readonly value: string
    readonly label: string
    readonly description: string
  }[]
  /** The page's own address, without a query. */
  readonly action: string
  /** The origin to go back to, when it is another one. */
  readonly from: string
  /** The screen of the application to go back to. */
  readonly back: string
}

/** The page on which a tester chooses a persona: one agrees, one declines, one makes the service fail. The return can be broken too. */
export const consentPage = ({ service, personas, action, from, back }: Consent): string =>
  layout({
    title: `Share your data from ${service}`,
    owner: `${service}, simulated`,
    narrow: true,
    scripts: html`${withoutOwnAddress(back)}
      <script src="${answerScriptPath}"></script>`,
    content: html`<p>
        Choose who you are. What ${service} knows of this person is then given to the application, and you go
        back to it. Nobody here is real.
      </p>
      <form method="get" action="${action}">
        <input type="hidden" name="from" value="${from}" />
        <ul class="choices">
          ${personas.map(
            ({ value, label, description }) =>
              html`<li>
                <button class="choice" name="persona" value="${value}">
                  ${label}<small>${description}</small>
                </button>
              </li>`,
          )}
        </ul>
        <details>
          <summary>Break the return</summary>
          <label for="broken">What is wrong with the return</label>
          <select id="broken" name="broken">
            <option value="">Nothing</option>
            ${Object.entries(brokenCallbacks).map(
              ([name, sentence]) => html`<option value="${name}">${sentence}</option>`,
            )}
          </select>
        </details>
      </form>`,
  })

/** Serves the script of the page. */
export const serveConsentScript = (scope: FastifyInstance): void => {
  scope.get(answerScriptPath, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(answerScript),
  )
}
