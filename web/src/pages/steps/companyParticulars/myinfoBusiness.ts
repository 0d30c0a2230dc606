import { confirmedUenOn } from '@open-account/contracts/fields/uen'
import { isCompanyLive } from '@open-account/domain/premises/companyStatus'
import { bodyOf } from '../../../http/api/bodyOf.ts'
import { tsr } from '../../../http/api/client.ts'
import { serviceToday } from '../../../http/api/serviceClock.ts'
import { ServiceFailure } from '../../../http/api/serviceFailure.ts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import { identityServiceNames } from '../../../session/labels/choiceNames.ts'
import { type IdentityService, linkerOfVisit } from '../../../features/applicant/identityService.ts'
import { companyLabels as labels } from '../../../session/labels/companyLabels.ts'
import { companyFromIdentity, companyLockables } from './companyFromIdentity.ts'

/** The URL that provides a company's data, with the analytics linker if there is one (C-063). */
const businessIdentityAddress = (stateId: string): string => {
  const base = import.meta.env.VITE_API_BASE_URL ?? ''
  const linker = linkerOfVisit()
  return `${base}/v1/myinfob/authorize/${stateId}${linker === null ? '' : `/${linker}`}`
}

/** Myinfo Business: the identity data of a company and its representative. Reasons and terms are ours (C-171). */
export const myinfoBusiness: IdentityService = {
  name: identityServiceNames.company,
  tag: 'From Myinfo Business',
  reasons: [
    'UEN, company name and the contact details of the representative are filled in without a typing mistake.',
    'You need no company registry extract, no Letter of Authorisation and no signed form.',
    'The representative logs in with Corppass and comes back to this page.',
  ],
  terms: [
    'Myinfo Business gives us the UEN, name and status of the company, and the name and contact details of its representative.',
    'These details are used for this application only.',
    'Details that come from Myinfo Business cannot be changed here. If one of them is out of date, please correct it with the agency that keeps it.',
  ],
  agree: 'I want to use Myinfo business',
  manualNote: 'Manual entry takes up to 5 minutes. You are told first which documents to prepare.',
  toType: locked => [
    labels.representative_designation,
    ...companyLockables.filter(field => !locked.includes(field)).map(field => labels[field]),
  ],
  failure: ({ identityFailurePointsToForm: formBelow }) => ({
    code: formBelow ? 'myinfobiz_error' : 'myinfobiz_error_later',
    formBelow,
  }),
  refusal: { code: 'myinfobiz_companystatus_notlive', endsApplication: false },
  addressOf: businessIdentityAddress,
  retrieve: async stateId => {
    const company = await bodyOf(tsr.identity.readCompany.query({ params: { state_id: stateId } }))
    if (!isCompanyLive(company.company_status)) throw new ServiceFailure('myinfobiz_companystatus_notlive')
    const today = serviceToday()
    saveDraft(previous => companyFromIdentity(company, previous, today))
    return confirmedUenOn(today).safeParse(readDraft().company_information.uen).success
  },
}
