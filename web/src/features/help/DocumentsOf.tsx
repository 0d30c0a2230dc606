import { type ApplicantType, type Domain, applicantTypes } from '@open-account/domain/application/codes'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { type ApplicationDocument, applicableDocuments } from '@open-account/domain/requirements/documents'
import { expectedFacts } from '../../session/expectedFacts.ts'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { Note } from '../../kit/ui/text/text.tsx'
import { identityServiceNames } from '../../session/labels/choiceNames.ts'
import type { TopicView } from './topicView.ts'
import { DocumentList } from './DocumentList.tsx'
import css from './DocumentsOf.module.css'
import { situations } from './situations.ts'
import { fileLimitsOfAll } from '../../session/labels/documentTexts.ts'
import { registrationTypeNames } from '../../session/labels/applicationTypeNames.ts'

/** The documents for commercial premises: of the chosen applicant type, or of both. */
export const CommercialDocuments = ({ view }: { readonly view: TopicView }) => {
  const types = applicantTypes.filter(type => (view.choice.type ?? type) === type)
  return types.map(type => (
    <section key={type}>
      {types.length > 1 && <h3>{registrationTypeNames[type]}</h3>}
      <DocumentsOf domain="commercial" type={type} view={view} />
    </section>
  ))
}

/** The documents of a company for residential premises. */
export const CompanyDocuments = ({ view }: { readonly view: TopicView }) => (
  <DocumentsOf domain="residential" type="company" view={view} />
)

/** The documents of a person for residential premises. */
export const PersonalDocuments = ({ view }: { readonly view: TopicView }) => (
  <DocumentsOf domain="residential" type="personal" view={view} />
)

const without = (documents: readonly ApplicationDocument[], knownDocuments: readonly ApplicationDocument[]) =>
  documents.filter(({ id }) => !knownDocuments.some(document => document.id === id))

/** The situations in which an application like this needs more, each with what it needs. */
const additions = (facts: ApplicationFacts) =>
  situations
    .map(({ label, change, onTopOf = () => ({}) }) => {
      const listed = applicableDocuments({ ...facts, ...onTopOf(facts) })
      return { label, more: without(applicableDocuments({ ...facts, ...change(facts) }), listed) }
    })
    .filter(({ more }) => more.length > 0)

interface DocumentsOfProps {
  readonly domain: Domain
  readonly type: ApplicantType
  readonly view: TopicView
}

/** The documents of an application of this kind, from the table that the submission is checked with. */
const DocumentsOf = ({ domain, type, view }: DocumentsOfProps) => {
  const { choice, capabilities } = view
  const expected = expectedFacts({ domain, type, nanl: choice.nanl }, view)
  if (expected === null) return <Loader />
  const { facts } = expected
  const always = applicableDocuments(facts)
  const spared = without(always, applicableDocuments({ ...facts, identityData: true }))
  return (
    <div className={css['documents']}>
      {!expected.manualEntry && (
        <Note>
          You apply with {identityServiceNames[type]}
          {always.length === 0 && ', and need no documents'}.
        </Note>
      )}
      <DocumentList documents={always} />
      {spared.length > 0 && (
        <Note>
          With {identityServiceNames[type]} these are not needed:{' '}
          {spared.map(({ label }) => label).join(', ')}.
        </Note>
      )}
      {additions(facts).map(({ label, more }) => (
        <div key={label}>
          <p className={css['situation']}>{label}</p>
          <DocumentList documents={more} />
        </div>
      ))}
      <Note>{fileLimitsOfAll()}</Note>
      {!capabilities.uploadsHere && <Note>You upload them with your phone, by scanning a QR code.</Note>}
    </div>
  )
}
