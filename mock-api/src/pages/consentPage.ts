import { html } from './html.ts'
import { layout } from './layout.ts'

/** Where the script of the page is. */
export const answerScriptPath = '/oidc/answer.js'

/**
 * Puts what comes of the answer in the place of the page: Back does not lead to a question that was answered. Without
 * the script the form does the same, and leaves the page behind.
 */
export const answerScript = `addEventListener('submit', event => {
  event.preventDefault()
  const address = new URL(location.href)
  address.search = new URLSearchParams(new FormData(event.target, event.submitter))
  location.replace(address)
})
`

interface Consent {
  /** The identity service's name. */
  readonly service: string
  readonly personas: readonly { readonly value: string; readonly label: string; readonly sentence: string }[]
  /** The origin to go back to, when it is another one. */
  readonly from: string
}

/** The page on which a tester chooses who agrees, declines, or lets the identity service fail. */
export const consentPage = ({ service, personas, from }: Consent): string =>
  layout({
    title: `Share your data from ${service}`,
    owner: `${service}, simulated`,
    narrow: true,
    content: html`<p>
        Choose who you are. What ${service} knows of this person is then given to the application, and you go
        back to it. Nobody here is real.
      </p>
      <form method="get">
        <input type="hidden" name="from" value="${from}" />
        <ul class="choices">
          ${personas.map(
            ({ value, label, sentence }) =>
              html`<li>
                <button class="choice" name="persona" value="${value}">
                  ${label}<small>${sentence}</small>
                </button>
              </li>`,
          )}
        </ul>
      </form>
      <script src="${answerScriptPath}" defer></script>`,
  })
