import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { refusalPage } from '../../views/refusalPage.ts'

interface RefusedCall {
  readonly code: ServiceErrorCode
  /** The address of the application. */
  readonly back: string
  /** The id of the call, for the engineer who investigates it. */
  readonly requestId: string
}

/** The reason for each refusal that has its own text. */
const reasons: Readonly<Partial<Record<ServiceErrorCode, string>>> = {
  expired: 'The application that this page belongs to was submitted or ended.',
  invalid_request: 'The address of this page, or what was chosen on it, cannot be taken.',
  not_found: 'The application that this page belongs to is not known here.',
}

/** The page for an applicant whose browser cannot go to the identity service. */
export const refusedIdentityPage = ({ code, back, requestId }: RefusedCall): string =>
  refusalPage({
    title: 'Your data cannot be retrieved',
    paragraphs: [
      `${reasons[code] ?? 'The identity service cannot be reached at the moment. Please try again later.'} ` +
        'Nothing about you was given to anybody.',
    ],
    back,
    requestId,
  })
