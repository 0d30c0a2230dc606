import { applicantTypes } from '@open-account/domain/application/codes'
import { registrationTypeNames } from '../../session/registrationTypeNames.ts'
import type { TopicView } from './topicView.ts'
import { DocumentsOf } from './DocumentsOf.tsx'

/** What is uploaded for commercial premises, by whoever has been chosen, or by each. */
export const CommercialDocuments = ({ view }: { readonly view: TopicView }) => {
  const types = applicantTypes.filter(type => (view.choice.type ?? type) === type)
  return types.map(type => (
    <section key={type}>
      {types.length > 1 && <h3>{registrationTypeNames[type]}</h3>}
      <DocumentsOf domain="commercial" type={type} view={view} />
    </section>
  ))
}
