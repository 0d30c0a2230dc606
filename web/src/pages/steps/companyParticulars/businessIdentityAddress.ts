import { linkerOfVisit } from '../../../features/applicant/identity/linkerOfVisit.ts'

/** Where the browser goes to fetch a company's data: with the analytics linker where there is one (C-063). */
export const businessIdentityAddress = (stateId: string): string => {
  const base = import.meta.env.VITE_API_BASE_URL ?? ''
  const linker = linkerOfVisit()
  return `${base}/v1/myinfob/authorize/${stateId}${linker === null ? '' : `/${linker}`}`
}
