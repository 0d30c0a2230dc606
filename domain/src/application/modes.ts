import { type ApplicantType, type Domain, type Mode, type Source, sources } from './codes.ts'

/** What a mode may do. Every difference between modes is one of these; no other code compares the name of a mode. */
export interface ModeCapabilities {
  /** The source that a submission of this mode sends. */
  readonly source: Source
  /** Domains and applicant types that the landing page offers. */
  readonly offers: Readonly<Record<Domain, readonly ApplicantType[]>>
  /** Whether an applicant may type the particulars instead of using identity data, where the settings allow it. */
  readonly manualEntry: Readonly<Record<Domain, Readonly<Record<ApplicantType, boolean>>>>
  /** The message about failed identity data of a company refers to the form below; otherwise to a later visit. */
  readonly identityFailurePointsToForm: boolean
  /** Whether bills by e-mail, verified with an OTP, are offered to residential personal applicants. */
  readonly emailBill: boolean
  /** The applicant chooses files on this device; otherwise on a phone, through a QR code. */
  readonly uploadsHere: boolean
  /** Documents that allow it may have several files; otherwise a new file replaces the old one. */
  readonly severalFiles: boolean
  /** Links to other websites are shown; otherwise the terms, for example, open in a dialog. */
  readonly externalLinks: boolean
  /** A company with typed particulars prints its application form and signs it. */
  readonly printsForm: boolean
  /** Phone numbers are links; otherwise plain text. */
  readonly phoneLinks: boolean
  /** The note on the best browsers is shown. */
  readonly browserNote: boolean
  /** Every screen has a button that ends the session and deletes its data. */
  readonly endSession: boolean
  /**
   * The device is public and many people use it: an idle session ends, its data are deleted with it, and the page itself
   * offers what a personal device has, such as a keyboard or large text.
   */
  readonly sharedDevice: boolean
  /** A flag can hide the step indicator. */
  readonly stepIndicatorOptional: boolean
  /** The surrounding app has a header, so the application shows none. */
  readonly embedded: boolean
  /** Residential personal applicants have a link back to the surrounding app. */
  readonly returnToApp: boolean
  /** Clearing the session keeps the state id; at a public kiosk it is deleted too. */
  readonly keepsTransaction: boolean
  /** The applicant pays at the terminal instead of the gateway when the device has one. */
  readonly paymentTerminal: boolean
  /** The flag for signing on screen replaces the signed paper form; otherwise only a stored signature does. */
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
