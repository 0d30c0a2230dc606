import type { LandingView } from '../view.ts'
import { DocumentsOf } from './DocumentsOf.tsx'

/** What a resident uploads. */
export const PersonalDocuments = ({ view }: { readonly view: LandingView }) => (
  <DocumentsOf domain="residential" type="personal" view={view} />
)
