import type { TopicView } from './topicView.ts'
import { DocumentsOf } from './DocumentsOf.tsx'

/** What a company uploads for residential premises. */
export const CompanyDocuments = ({ view }: { readonly view: TopicView }) => (
  <DocumentsOf domain="residential" type="company" view={view} />
)
