import { Section } from '../../../kit/ui/section/Section.tsx'
import { documentsShownOn } from '../../../features/documents/documentFieldId.ts'
import { UploadPanel } from '../../../features/documents/UploadPanel.tsx'
import { useWizard } from '../../../session/useWizard.ts'

interface IdentityDocumentsProps {
  /** Whether the applicant has tried to go on. */
  readonly judged: boolean
}

/** Both sides of the NRIC or FIN of an applicant who types the particulars in. */
export const IdentityDocuments = ({ judged }: IdentityDocumentsProps) => {
  const { facts } = useWizard()
  const shown = documentsShownOn('particulars', facts)
  if (shown.length === 0) return null
  return (
    <Section title="Copies of your NRIC / FIN">
      <UploadPanel documents={shown} judged={judged} />
    </Section>
  )
}
