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
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isDifferentContact } from '@open-account/domain/contact/phone'
import { documentsOnStep } from '@open-account/domain/requirements/documentSteps'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import * as z from 'zod/mini'
import { notAsked } from '../../../kit/form/validateOnNext.ts'
import { requireWhen } from '../../../kit/form/requireWhen.ts'
import { documentFieldId } from '../../../features/documents/documentFieldId.ts'
import { particularsLabels } from '../../../session/labels/particularsLabels.ts'
import type { ParticularsValues } from './particularsValues.ts'

interface Judged {
  /** The facts that follow from what stands in the form. */
  readonly facts: ApplicationFacts
  /** Today in Singapore. */
  readonly today: Temporal.PlainDate
}

/** Judges the personal particulars. What this applicant is not asked holds nobody back. */
export const particularsSchema = ({ facts, today }: Judged) => {
  const asked = (field: keyof typeof particularsLabels, judge: Text) =>
    isFieldRequired(field, facts) ? orEmpty(judge) : notAsked
  return z
    .object({
      salutation: z.custom<ParticularsValues['salutation']>(),
      name: asked('name', personName),
      nric_fin: asked('nric_fin', nric),
      nric_fin_doi: asked('nric_fin_doi', dateOfIssue(today)),
      work_pass: notAsked,
      dob: asked('dob', dateOfBirth(today)),
      race: z.custom<ParticularsValues['race']>(),
      email: asked('email', email),
      mobile_prefix: phonePrefix,
      mobile_number: asked('mobile_number', mobileNumber),
      alternate_contact_prefix: phonePrefix,
      alternate_contact_number: orEmpty(personalAlternateContact),
      bankruptcy: z.boolean(),
      bankruptcy_no: asked('bankruptcy_no', bankruptcyNumber),
      uploaded: z.custom<ParticularsValues['uploaded']>(),
    })
    .check(
      requireWhen<ParticularsValues>({
        step: 'particulars',
        factsOf: () => facts,
        labels: particularsLabels,
      }),
      z.superRefine<ParticularsValues>(
        ({ alternate_contact_number: alternate, mobile_number: mobile, uploaded }, context) => {
          if (!isDifferentContact(alternate.trim(), mobile.trim())) {
            context.addIssue({
              code: 'custom',
              path: ['alternate_contact_number'],
              message: differentContact,
            })
          }
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
      ),
    )
}
