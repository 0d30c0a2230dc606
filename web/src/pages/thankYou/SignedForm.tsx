import type { PdfBody } from '@open-account/contracts/submission/esignature'
import { loadAgain } from '../../kit/ui/lazy/loadAgain.ts'
import { SavePdf } from './SavePdf.tsx'

/** The calls of the signature load with the press, because nothing else on this page needs them. */
const loadSignedForm = async (form: PdfBody): Promise<ArrayBuffer> => {
  const { makeSignedForm } = await loadAgain(() => import('../../features/signature/signatureCalls.ts'))
  return makeSignedForm(form)
}

/** The download of the form that was signed on screen. */
export const SignedForm = ({ form }: { readonly form: PdfBody }) => (
  <SavePdf
    icon="document"
    name={`${form.application_number}.pdf`}
    load={() => loadSignedForm(form)}
    failure="The form could not be loaded. Please try again."
  >
    Download the signed form (PDF)
  </SavePdf>
)
