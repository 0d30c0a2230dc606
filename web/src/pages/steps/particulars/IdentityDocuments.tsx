import { Section } from '../../../kit/ui/section/Section.tsx'
import { documentsShownOn } from '../../../features/documents/documentFieldId.ts'
import { UploadPanel } from '../../../features/uploadPanel/UploadPanel.tsx'
import { useWizard } from '../../../session/useWizard.ts'

interface IdentityDocumentsProps {
  /** Whether the applicant has pressed Next. */
  readonly hasAttempted: boolean
}

/** The uploads of both sides of the NRIC or FIN, for manual entry. */
export const IdentityDocuments = ({ hasAttempted }: IdentityDocumentsProps) => {
  const { facts } = useWizard()
  const shown = documentsShownOn('particulars', facts)
  if (shown.length === 0) return null
  return (
    <Section title="Copies of your NRIC / FIN">
      <UploadPanel documents={shown} validated={hasAttempted} />
    </Section>
  )
}
