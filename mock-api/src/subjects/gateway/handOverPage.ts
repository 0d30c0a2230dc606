import type { GatewayForm } from '@open-account/contracts/gateway'
import { html } from '../../views/html.ts'
import { layout } from '../../views/layout.ts'
import { withoutOwnAddress } from '../../views/pageAddress.ts'
import { handOverScriptPath } from './gatewayPath.ts'

/** Posts the form of the page as soon as it is there. */
export const handOverScript = `document.querySelector('form').submit()\n`

/** The page that brings the payer's browser, with the signed outcome, back to the merchant: by itself or by its button. */
export const handOverPage = (callback: string, form: GatewayForm, back: string | null): string =>
  layout({
    title: 'Back to the merchant',
    owner: 'Payment gateway, simulated',
    narrow: true,
    content: html`<form method="post" action="${callback}">
        ${Object.entries(form).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button>Continue</button>
      </form>
      ${withoutOwnAddress(back)}
      <script src="${handOverScriptPath}" defer></script>`,
  })
