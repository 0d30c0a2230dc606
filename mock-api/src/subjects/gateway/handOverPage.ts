import type { GatewayForm } from '@open-account/contracts/gateway'
import { html } from '../../views/html.ts'
import { layout } from '../../views/layout.ts'
import { withoutOwnAddress } from '../../views/pageAddress.ts'
import { handOverScriptPath } from './gatewayPath.ts'

/** Posts the form of the page when it is loaded. */
export const handOverScript = `document.querySelector('form').submit()\n`

/** The page that posts the signed outcome to the merchant: by its script, or by its button without scripts. */
export const handOverPage = (callback: string, form: GatewayForm, back: string | null): string =>
  layout({
    title: 'Back to the merchant',
    owner: 'Payment gateway, simulated',
    narrow: true,
    scripts: withoutOwnAddress(back),
    content: html`<form method="post" action="${callback}">
        ${Object.entries(form).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button>Continue</button>
      </form>
      <script src="${handOverScriptPath}" defer></script>`,
  })
