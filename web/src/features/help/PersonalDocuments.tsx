import type { TopicView } from './topicView.ts'
import { DocumentsOf } from './DocumentsOf.tsx'

/** What a resident uploads. */
export const PersonalDocuments = ({ view }: { readonly view: TopicView }) => (
  <DocumentsOf domain="residential" type="personal" view={view} />
)
