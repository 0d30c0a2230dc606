import { contract } from '@open-account/contracts'
import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { plugin } from '../kit/plugin.ts'
import { html } from '../views/html.ts'
import { layout } from '../views/layout.ts'
import { refusedVisit } from './refusedVisit.ts'

const reasons: Readonly<Partial<Record<ServiceErrorCode, string>>> = {
  expired: 'The link in the QR code was valid for 30 minutes.',
  not_found: 'There is no receipt under this address. A newer QR code may have replaced it.',
}

/** The page for a phone whose link to a receipt does not work. */
const page = (code: ServiceErrorCode): string =>
  layout({
    title: 'This receipt cannot be opened here',
    owner: 'Open Account',
    narrow: true,
    content: html`<p>${reasons[code] ?? 'The receipt cannot be made at present. Please try again.'}</p>
      <p>
        Your application is not affected. Your receipt is also in the e-mail that confirms your application.
      </p>`,
  })

/** Answers a browser that opens the link to a receipt and is refused with a page. */
export const refusedReceipt = plugin({ name: 'refusedReceipt', dependencies: ['errors'] }, scope =>
  refusedVisit(scope, ({ routeOptions }, code) =>
    routeOptions.url === contract.receipt.readByLink.path ? page(code) : null,
  ),
)
