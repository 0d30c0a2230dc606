import { defaultLinker } from '@open-account/domain/application/codes'
import { linkerOfVisit } from '../../../features/applicant/identity/linkerOfVisit.ts'

/** Where the browser goes to fetch a person's data: with the analytics linker, or 00000 where there is none (C-063). */
export const identityAddress = (stateId: string): string => {
  const base = import.meta.env.VITE_API_BASE_URL ?? ''
  return `${base}/oidc/myinfo/authorize/${stateId}/${linkerOfVisit() ?? defaultLinker}`
}
