import type { ComponentType } from 'react'
import type { InfoTopic } from './infoTopics.ts'
import type { TopicView } from './topicView.ts'
import { CommercialDeposit } from './CommercialDeposit.tsx'
import { CommercialDocuments, CompanyDocuments, PersonalDocuments } from './DocumentsOf.tsx'
import { RefuseCollection } from './RefuseCollection.tsx'
import { ResidentialDeposit } from './ResidentialDeposit.tsx'
import { UseOfPremises } from './UseOfPremises.tsx'
import { WaterborneTax } from './WaterborneTax.tsx'

/** The content of each explanation. */
export const topicContents: Readonly<Record<InfoTopic, ComponentType<{ readonly view: TopicView }>>> = {
  residentialDeposit: ResidentialDeposit,
  commercialDeposit: CommercialDeposit,
  refuseCollection: RefuseCollection,
  waterborneTax: WaterborneTax,
  personalDocuments: PersonalDocuments,
  companyDocuments: CompanyDocuments,
  commercialDocuments: CommercialDocuments,
  useOfPremises: UseOfPremises,
}
