import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { Suspense } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'
import { VisuallyHidden } from '../../kit/ui/text/text.tsx'
import { documentByPhone, savePhoneUse, usePhoneUse } from '../../session/phoneUse.ts'

/** Loaded when an applicant chooses the phone. */
const PhoneUpload = lazyPart(() => import('../kioskUpload/PhoneUpload.tsx'), defaultExport)

/** The button of a row at a computer: the document comes from a phone. */
export const PhoneButton = ({ document: { id, label } }: { readonly document: ApplicationDocument }) => (
  <Button look="secondary" small onClick={() => savePhoneUse(documentByPhone(id))}>
    Use your phone <VisuallyHidden>{label}</VisuallyHidden>
  </Button>
)

/** The upload by phone, where it was chosen for one of these documents. It asks for all documents of the step. */
export const DocumentsByPhone = ({ documents }: { readonly documents: readonly ApplicationDocument[] }) => {
  const use = usePhoneUse()
  const chosen = documents.find(({ id }) => use === documentByPhone(id))
  return (
    chosen && (
      <Suspense fallback={<Loader />}>
        <PhoneUpload below={documents} chosen={chosen.id} />
      </Suspense>
    )
  )
}
