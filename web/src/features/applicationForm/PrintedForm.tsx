import { titleCase } from '@open-account/domain/text/titleCase'
import type { Reviewed } from '../review/reviewed.ts'
import { shownDate } from '../../session/labels/dateLabels.ts'
import { ServiceList } from '../../kit/ui/service/ServiceList.tsx'
import { signaturePicture } from '../signature/picture.ts'
import { formSections } from '../review/formText.ts'
import css from './PrintedForm.module.css'
import { SignatureBoxes } from './SignatureBoxes.tsx'

interface PrintedFormProps {
  readonly reviewed: Reviewed
  /** One level below the title above the form. */
  readonly heading: 'h2' | 'h3'
}

const declaration =
  'By signing, the customer confirms that what this form says is true and complete, and applies for the services that it names under the terms and conditions of supply.'

/** The application as a form: every answer except the documents, and for a company the signature boxes. */
export const PrintedForm = ({ reviewed, heading: Heading }: PrintedFormProps) => {
  const { draft, facts } = reviewed
  const { signature_file_id: fileId, signed_at: signedAt } = draft.review
  return (
    <div className={css['form']}>
      {formSections(reviewed).map(({ title, lines }) => (
        <section className={css['section']} key={title}>
          <Heading className={css['heading']}>{title}</Heading>
          <dl>
            {lines.map(({ term, value, services }) => (
              <div className={css['row']} key={term}>
                <dt className={css['term']}>{term}</dt>
                <dd className={css['value']}>{services ? <ServiceList services={services} /> : value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {facts.type === 'company' && (
        <section className={css['signing']}>
          <p>{declaration}</p>
          <SignatureBoxes
            name={titleCase(draft.representative.representative_name)}
            signedOn={shownDate(signedAt)}
            picture={signaturePicture(fileId)}
          />
        </section>
      )}
    </div>
  )
}
