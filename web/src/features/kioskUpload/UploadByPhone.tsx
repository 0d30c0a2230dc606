import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { documentsOnStep } from '@open-account/domain/requirements/documentSteps'
import { Suspense } from 'react'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

/** Loaded at kiosks only. */
const KioskUpload = lazyPart(() => import('./KioskUpload.tsx'), defaultExport)

/** The documents of this step that the applicant's phone uploads, in modes without files on this device. */
export const UploadByPhone = ({ facts }: { readonly facts: ApplicationFacts }) => {
  const { capabilities, step } = useWizard()
  const documents = capabilities.uploadsHere ? [] : documentsOnStep(step, facts)
  return (
    documents.length > 0 && (
      <Suspense fallback={<Loader />}>
        <KioskUpload documents={documents} />
      </Suspense>
    )
  )
}
