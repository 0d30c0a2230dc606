import { serviceToday } from '../../../http/api/serviceClock.ts'
import { type ApplicationNow, type OnNext, useDraftForm } from '../../../session/useDraftForm.ts'
import { bankruptcyNumber } from '@open-account/contracts/fields/bankruptcyNumber'
import { dateOfBirth, dateOfIssue } from '@open-account/contracts/fields/dates'
import { email } from '@open-account/contracts/fields/email'
import { nric } from '@open-account/contracts/fields/nric'
import { orEmpty } from '@open-account/contracts/fields/orEmpty'
import { personName } from '@open-account/contracts/fields/personName'
import {
  differentContact,
  mobileNumber,
  personalAlternateContact,
  phonePrefix,
} from '@open-account/contracts/fields/phone'
import type { Text } from '@open-account/contracts/fields/text'
import { documentMissing } from '@open-account/contracts/fields/uploads'
import { isDifferentContact } from '@open-account/domain/contact/phone'
import { documentsOnStep } from '@open-account/domain/requirements/documentSteps'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import * as z from 'zod/mini'
import { requireWhen } from '../../../kit/form/requireWhen.ts'
import { documentFieldId } from '../../../features/documents/documentFieldId.ts'
import { particularsLabels } from '../../../session/labels/particularsLabels.ts'
import type { Draft } from '../../../session/draft.ts'
import { uploadedDocuments } from '../../../session/draftSelectors.ts'

/** The alternate contact must be another number than the mobile number. */
const requireDifferentContact = ({ personal_contact_information: contact }: Draft) =>
  z.superRefine(
    (_, context) => {
      if (isDifferentContact(contact.alternate_contact_number, contact.mobile_number)) return
      const path = ['personal_contact_information', 'alternate_contact_number']
      context.addIssue({ code: 'custom', path, message: differentContact })
    },
    { when: () => true },
  )

const requireDocuments = ({ draft, facts }: ApplicationNow) =>
  z.superRefine(
    (_, context) => {
      const uploaded = uploadedDocuments(draft.documents)
      for (const { id, label, required } of documentsOnStep('particulars', facts)) {
        if (required && !uploaded.includes(id)) {
          context.addIssue({
            code: 'custom',
            path: [documentFieldId(id)],
            message: `${label}: ${documentMissing}`,
          })
        }
      }
    },
    { when: () => true },
  )

/** Checks the personal particulars. A field that this applicant does not have is not checked. */
const particularsSchema = (now: ApplicationNow, today: Temporal.PlainDate) => {
  const { draft, facts } = now
  const ifRequired = (field: keyof typeof particularsLabels, rule: Text) =>
    isFieldRequired(field, facts) ? { [field]: orEmpty(rule) } : {}
  return z
    .looseObject({
      personal_information: z.looseObject({
        ...ifRequired('name', personName),
        ...ifRequired('nric_fin', nric),
        ...ifRequired('nric_fin_doi', dateOfIssue(today)),
        ...ifRequired('dob', dateOfBirth(today)),
      }),
      personal_contact_information: z.looseObject({
        ...ifRequired('email', email),
        mobile_prefix: phonePrefix,
        ...ifRequired('mobile_number', mobileNumber),
        alternate_contact_prefix: phonePrefix,
        alternate_contact_number: orEmpty(personalAlternateContact),
      }),
      bankruptcy: z.looseObject(ifRequired('bankruptcy_no', bankruptcyNumber)),
    })
    .check(
      requireWhen({ step: 'particulars', facts, labels: particularsLabels }),
      requireDifferentContact(draft),
      requireDocuments(now),
    )
}

/** The form of the personal particulars. */
export const useParticularsForm = (onNext: OnNext) =>
  useDraftForm({
    slices: ['personal_information', 'personal_contact_information', 'bankruptcy'],
    schema: now => particularsSchema(now, serviceToday()),
    onNext,
  })

export type ParticularsFormApi = ReturnType<typeof useParticularsForm>
