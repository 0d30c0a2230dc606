import type { LandingView } from '../view.ts'
import { DocumentsOf } from './DocumentsOf.tsx'

/** What a company uploads for residential premises. */
export const CompanyDocuments = ({ view }: { readonly view: LandingView }) => (
  <DocumentsOf domain="residential" type="company" view={view} />
)
