/** The closed lists of the service, in the documents' own spelling. Source: documents 1 and 2, sections 1 and 3. */

/** Residential or commercial premises: the two domains of the service. */
export const domains = ['residential', 'commercial'] as const
export type Domain = (typeof domains)[number]

/** In whose name the account is opened. */
export const applicantTypes = ['personal', 'company'] as const
export type ApplicantType = (typeof applicantTypes)[number]

/** Where the application runs: on the web, embedded in another app, or at a public kiosk. */
export const modes = ['normal', 'mobile', 'kiosk'] as const
export type Mode = (typeof modes)[number]

/** Account type code of a domain on the wire. */
export const accountTypes = { residential: '01', commercial: '02' } as const satisfies Record<Domain, string>
export type AccountType = (typeof accountTypes)[Domain]

/** Account holder type code of an applicant on the wire. */
export const accountHolderTypes = { personal: 'P', company: 'C' } as const satisfies Record<
  ApplicantType,
  string
>

/** Business partner type of an applicant in the eligibility call. */
export const businessPartnerTypes = { personal: '1', company: '2' } as const satisfies Record<
  ApplicantType,
  string
>

/** Where a submission comes from. */
export const sources = { kiosk: 'K', mobile: 'M', normal: 'W' } as const satisfies Record<Mode, string>
export type Source = (typeof sources)[Mode]

export const occupancies = ['owner', 'tenant'] as const
export type Occupancy = (typeof occupancies)[number]

export const usages = ['permanent', 'temporary'] as const
export type Usage = (typeof usages)[number]

/** Tension levels: Low, High, Extra High, Ultra High. */
export const tensions = ['LT', 'HT', 'EHT', 'UHT'] as const
export type Tension = (typeof tensions)[number]

export const salutations = ['mr', 'mrs', 'ms', 'mdm', 'dr'] as const
export type Salutation = (typeof salutations)[number]

export const races = ['chinese', 'indian', 'malay', 'others'] as const
export type Race = (typeof races)[number]

/** The services that can be turned on; centralised cooling is commercial and read-only. */
export const services = ['electricity', 'water', 'gas', 'cooling'] as const
export type Service = (typeof services)[number]
/** The services that an application requests. */
export type Services = Readonly<Record<Service, boolean>>

/** Whether town gas reaches the premises: 0 no, 1 and 3 yes. */
export const townGasCodes = [0, 1, 3] as const
export type TownGas = (typeof townGasCodes)[number]

/** The country of an address without another one. */
export const defaultCountry = 'Singapore'

/** The analytics linker of a visit without one. */
export const defaultLinker = '00000'

/** Citizen or permanent resident (S, T) or foreigner (F, G, M). */
export type Residency = 'citizen_or_pr' | 'foreigner'
