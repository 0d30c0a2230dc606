import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { refusalPage } from '../../views/refusalPage.ts'

interface Refused {
  readonly code: ServiceErrorCode
  /** Where the application is. */
  readonly back: string
  /** Of the call, for whoever looks into it. */
  readonly requestId: string
}

/** Why the identity service is not asked, where more is known than that it cannot be. */
const reasons: Readonly<Partial<Record<ServiceErrorCode, string>>> = {
  expired: 'The application that this page belongs to was submitted or ended.',
  invalid_request: 'The address of this page, or what was chosen on it, cannot be taken.',
  not_found: 'The application that this page belongs to is not known here.',
}

/** The page for an applicant whose browser cannot go to the identity service. */
export const refusedIdentityPage = ({ code, back, requestId }: Refused): string =>
  refusalPage({
    title: 'Your data cannot be retrieved',
    paragraphs: [
      `${reasons[code] ?? 'The identity service cannot be reached at the moment. Please try again later.'} ` +
        'Nothing about you was given to anybody.',
    ],
    back,
    requestId,
  })
