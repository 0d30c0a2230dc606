import { type ApplicantType, type Domain, type Mode, type Source, sources } from './codes.ts'

/** What a mode may do. Everything that differs between modes stands here; nothing else asks for a mode by name. */
export interface ModeCapabilities {
  /** Where a submission of this mode is recorded to come from. */
  readonly source: Source
  /** Domains and applicant types offered on the landing page. */
  readonly offers: Readonly<Record<Domain, readonly ApplicantType[]>>
  /** Whether an applicant may type the particulars in instead of using identity data, where configuration allows it. */
  readonly manualEntry: Readonly<Record<Domain, Readonly<Record<ApplicantType, boolean>>>>
  /** Words about identity data of a company that failed point to the form below; otherwise they ask to come back later. */
  readonly identityFailurePointsToForm: boolean
  /** Whether bills by e-mail, verified with an OTP, are offered to residential personal applicants. */
  readonly emailBill: boolean
  /** Files are chosen on this device; otherwise on the applicant's phone, through a QR code. */
  readonly uploadsHere: boolean
  /** Documents that allow it may have several files; otherwise a new file replaces the old one. */
  readonly severalFiles: boolean
  /** Ways out of the application are shown; without them terms, say, are read in a dialog only. */
  readonly externalLinks: boolean
  /** A company that types everything in is asked to print its application form and sign it. */
  readonly printsForm: boolean
  /** Phone numbers are links; otherwise plain text. */
  readonly phoneLinks: boolean
  /** The note on the best browsers is shown. */
  readonly browserNote: boolean
  /** A button that ends the session and wipes it is always at hand. */
  readonly endSession: boolean
  /**
   * The device stands in public and people follow each other at it: a session left alone ends, nothing of a person
   * outlasts it, and what else devices bring along, such as a keyboard or large text, is offered on the page.
   */
  readonly sharedDevice: boolean
  /** The step indicator can be hidden by a flag. */
  readonly stepIndicatorOptional: boolean
  /** The surrounding app brings the frame: no header of our own. */
  readonly embedded: boolean
  /** A way back to the surrounding app is offered to residential personal applicants. */
  readonly returnToApp: boolean
  /** The state id survives a session clear; at a public kiosk it goes with the person. */
  readonly keepsTransaction: boolean
  /** Payment goes to the terminal page instead of the gateway when the device has one. */
  readonly paymentTerminal: boolean
  /** Signing on screen, once switched on, excuses the signed paper form; otherwise only a stored signature does. */
  readonly signatureSwitchReplacesForm: boolean
  /** The flag that turns signing on screen on. */
  readonly signatureFlag: 'e-signature-web' | 'e-signature-kiosk'
}

const everyOffer = { residential: ['personal', 'company'], commercial: ['personal', 'company'] } as const

/** Source: document 1 sections 2 and 6, document 2 section 2; decisions C-020 to C-022, C-064, C-067, C-073, C-077, C-163, C-172. */
export const modeCapabilities: Readonly<Record<Mode, ModeCapabilities>> = {
  normal: {
    source: sources.normal,
    offers: everyOffer,
    manualEntry: {
      residential: { personal: true, company: true },
      commercial: { personal: true, company: true },
    },
    identityFailurePointsToForm: true,
    emailBill: true,
    uploadsHere: true,
    severalFiles: false,
    externalLinks: true,
    printsForm: true,
    phoneLinks: true,
    browserNote: true,
    endSession: false,
    sharedDevice: false,
    stepIndicatorOptional: false,
    embedded: false,
    returnToApp: false,
    keepsTransaction: true,
    paymentTerminal: false,
    signatureSwitchReplacesForm: true,
    signatureFlag: 'e-signature-web',
  },
  mobile: {
    source: sources.mobile,
    offers: everyOffer,
    manualEntry: {
      residential: { personal: true, company: false },
      commercial: { personal: true, company: false },
    },
    identityFailurePointsToForm: false,
    emailBill: false,
    uploadsHere: true,
    severalFiles: false,
    externalLinks: true,
    printsForm: true,
    phoneLinks: true,
    browserNote: false,
    endSession: false,
    sharedDevice: false,
    stepIndicatorOptional: false,
    embedded: true,
    returnToApp: true,
    keepsTransaction: true,
    paymentTerminal: false,
    signatureSwitchReplacesForm: true,
    signatureFlag: 'e-signature-web',
  },
  kiosk: {
    source: sources.kiosk,
    offers: everyOffer,
    manualEntry: {
      residential: { personal: true, company: false },
      commercial: { personal: true, company: true },
    },
    identityFailurePointsToForm: false,
    emailBill: false,
    uploadsHere: false,
    severalFiles: true,
    externalLinks: false,
    printsForm: false,
    phoneLinks: false,
    browserNote: false,
    endSession: true,
    sharedDevice: true,
    stepIndicatorOptional: true,
    embedded: false,
    returnToApp: false,
    keepsTransaction: false,
    paymentTerminal: true,
    signatureSwitchReplacesForm: false,
    signatureFlag: 'e-signature-kiosk',
  },
}
