import type { Bankruptcy } from '@open-account/contracts/entities/bankruptcy'
import type { PersonalContactInformation } from '@open-account/contracts/entities/personalContactInformation'
import type { PersonalInformation } from '@open-account/contracts/entities/personalInformation'
import { normaliseNric } from '@open-account/domain/identity/nric'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import type { Draft } from '../../../session/draft.ts'
import { uploadedDocuments } from '../../../session/draftSelectors.ts'

/** What the form of this step holds: the fields of the person in one row. */
export type ParticularsValues = Omit<PersonalInformation, 'proof_of_ownership' | 'nationality'> &
  Omit<PersonalContactInformation, 'home_contact_prefix' | 'home_contact_number'> &
  Bankruptcy & {
    /** The documents of this step that are uploaded; the draft keeps their files. */
    readonly uploaded: readonly DocumentId[]
  }

export const valuesOf = (draft: Draft): ParticularsValues => {
  const { nationality: _, ...person } = draft.personal_information
  const { home_contact_prefix: __, home_contact_number: ___, ...contact } = draft.personal_contact_information
  return { ...person, ...contact, ...draft.bankruptcy, uploaded: uploadedDocuments(draft.documents) }
}

/** The slices of the draft with what the form holds, without the spaces that typing leaves at the ends. */
export const particularsOf = (values: ParticularsValues, draft: Draft) =>
  ({
    personal_information: {
      ...draft.personal_information,
      nric_fin: normaliseNric(values.nric_fin),
      nric_fin_doi: values.nric_fin_doi.trim(),
      work_pass: values.work_pass,
      salutation: values.salutation,
      name: values.name.trim(),
      race: values.race,
      dob: values.dob.trim(),
    },
    personal_contact_information: {
      ...draft.personal_contact_information,
      email: values.email.trim(),
      mobile_prefix: values.mobile_prefix,
      mobile_number: values.mobile_number.trim(),
      alternate_contact_prefix: values.alternate_contact_prefix,
      alternate_contact_number: values.alternate_contact_number.trim(),
    },
    bankruptcy: { bankruptcy: values.bankruptcy, bankruptcy_no: values.bankruptcy_no.trim() },
  }) satisfies Partial<Draft>
