/** The explanations that open over a page, with the labels of their buttons. */
export const infoTopics = {
  residentialDeposit: 'Residential security deposit',
  commercialDeposit: 'Commercial security deposit',
  refuseCollection: 'Refuse collection charges',
  waterborneTax: 'Waterborne tax',
  personalDocuments: 'Documents for personal',
  companyDocuments: 'Documents for company',
  commercialDocuments: 'Documents for commercial',
  useOfPremises: 'Use of premises',
} as const satisfies Record<string, string>

export type InfoTopic = keyof typeof infoTopics
