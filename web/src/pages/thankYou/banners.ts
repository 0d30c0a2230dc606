import { noAddressNotice, unsignedNotice } from '@open-account/contracts/nextSteps'
import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import type { ModeCapabilities } from '@open-account/domain/application/modes'

interface BannerFacts {
  readonly type: ApplicantType
  readonly nanl: boolean
  readonly unsigned: boolean
  readonly domain: Domain
  readonly capabilities: ModeCapabilities
}

interface Banner {
  readonly text: string
  readonly when: (facts: BannerFacts) => boolean
}

/** The notices after the submission, by mode, type and non-standard premises. Texts are ours (C-123). */
const banners: readonly Banner[] = [
  {
    text: unsignedNotice,
    when: ({ unsigned }) => unsigned,
  },
  {
    text: 'The security deposit is not paid yet: it is paid once the form is signed.',
    when: ({ unsigned, domain }) => unsigned && domain === 'commercial',
  },
  {
    text: noAddressNotice,
    when: ({ nanl }) => nanl,
  },
  {
    text: "We write to the company's representative about the application.",
    when: ({ type }) => type === 'company',
  },
  {
    text: 'Please take down your Application ID, print this page or save the receipt on your phone before you leave this kiosk.',
    when: ({ capabilities }) => capabilities.endSession,
  },
  {
    text: 'You may close this page and go on in the app.',
    when: ({ capabilities }) => capabilities.embedded,
  },
]

/** The banners of this application, in order. */
export const bannersOf = (facts: BannerFacts): readonly string[] =>
  banners.filter(({ when }) => when(facts)).map(({ text }) => text)
