import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { Services } from '@open-account/domain/application/codes'

/** The services in the drawing before an application starts: none. */
export const noServices: Services = { electricity: false, water: false, gas: false, cooling: false }

/** The heading, which differs inside an app. Source: document 1, section 2. */
export const headingOf = ({ embedded }: ModeCapabilities): string =>
  embedded ? 'Utilities Account Opening' : 'To Open Utilities Account'

/** The maintenance page. The last sentence is ours: the document breaks off after 'available'. */
export const maintenance = {
  title: 'Upgrading to serve you better',
  text: 'Thank you for visiting our website. We are sorry that this e-service is currently not available. Please visit us again later.',
} as const

/** Texts that replace the landing page while the flags of both domains are off. Ours. */
export const nothingOffered = {
  title: 'No applications at the moment',
  text: 'Accounts for residential and for commercial premises cannot be opened here at the moment. Please visit us again later.',
} as const

/** Shown on the maintenance page when the flags could not be read (api_error of the catalogue). */
export const flagsUnread = "Apologies but there's something wrong with the service."

/** The notice of a coming maintenance; the flag's own message replaces the text. Ours. */
export const comingMaintenance = {
  title: 'Planned maintenance',
  text: 'We will soon be upgrading this e-service, and it will not be available for a while.',
} as const
