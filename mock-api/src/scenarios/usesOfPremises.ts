import type { UseOfPremisesItem } from '@open-account/contracts/entities/useOfPremisesItem'
import { accountTypes, type Domain } from '@open-account/domain/application/codes'

const labels: Readonly<Record<Domain, readonly (readonly [code: string, label: string])[]>> = {
  residential: [
    ['HDB_1_2', 'HDB 1-2 rooms'],
    ['HDB_3_5', 'HDB 3-5 rooms'],
    ['HDB_EXECUTIVE', 'HDB Executive/HUDC'],
    ['CONDOMINIUM', 'Condominium/private apartment'],
    ['LANDED', 'Semi-detached/terrace'],
    ['BUNGALOW', 'Bungalow/penthouse/townhouse'],
  ],
  commercial: [
    ['SHOP', 'Shop'],
    ['OFFICE', 'Office'],
    ['RESTAURANT', 'Restaurant or food stall'],
    ['FACTORY', 'Factory or workshop'],
    ['WAREHOUSE', 'Warehouse'],
    ['SCHOOL', 'School or childcare centre'],
    ['CLINIC', 'Clinic'],
    ['OTHERS', 'Others'],
  ],
}

const choicesOf = (domain: Domain): readonly UseOfPremisesItem[] =>
  labels[domain].map(([code, label], index) => ({
    label,
    accountType: accountTypes[domain],
    useOfPremise: code,
    order: index + 1,
    domain,
    text: label,
    value: code,
  }))

/** The choices of Use Of Premises for residential and commercial premises. */
export const usesOfPremises: readonly UseOfPremisesItem[] = [
  ...choicesOf('residential'),
  ...choicesOf('commercial'),
]
