import { useEffect, useMemo } from 'react'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { Section } from '../../../kit/ui/section/Section.tsx'
import { uploadedDocuments } from '../../../session/draftSelectors.ts'
import { documentsShownOn } from '../../../features/documents/documentFieldId.ts'
import { UploadPanel } from '../../../features/documents/UploadPanel.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import type { ParticularsForm } from './useParticularsForm.ts'

interface IdentityDocumentsProps {
  readonly form: ParticularsForm
  readonly facts: ApplicationFacts
  /** Whether the applicant has tried to go on. */
  readonly judged: boolean
}

/** Both sides of the NRIC or FIN of somebody who types the particulars in. */
export const IdentityDocuments = ({ form, facts, judged }: IdentityDocumentsProps) => {
  const { documents } = useWizard().draft
  const uploaded = useMemo(() => uploadedDocuments(documents), [documents])
  // The upload keeps its files in the draft. The form hears of them here, and takes back what it said of a missing one.
  useEffect(() => {
    form.setFieldValue('uploaded', uploaded)
    if (judged) void form.validate('blur')
  }, [uploaded, form, judged])

  const shown = documentsShownOn('particulars', facts)
  if (shown.length === 0) return null
  return (
    <Section title="Copies of your NRIC / FIN">
      <UploadPanel documents={shown} judged={judged} />
    </Section>
  )
}
