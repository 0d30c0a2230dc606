import { companyName } from '@open-account/contracts/fields/companyName'
import { alternateEmail, email } from '@open-account/contracts/fields/email'
import { differentEmail } from '@open-account/contracts/fields/emailMessages'
import { orEmpty } from '@open-account/contracts/fields/orEmpty'
import {
  companyAlternateContact,
  differentContact,
  mobileNumber,
  phonePrefix,
} from '@open-account/contracts/fields/phone'
import { representativeDesignation, representativeName } from '@open-account/contracts/fields/representative'
import type { Text } from '@open-account/contracts/fields/text'
import { confirmedUenOn, uenOn } from '@open-account/contracts/fields/uen'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isDifferentEmail } from '@open-account/domain/contact/email'
import { isDifferentContact } from '@open-account/domain/contact/phone'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import * as z from 'zod/mini'
import { notAsked } from '../../../kit/form/validateOnNext.ts'
import { requireWhen } from '../../../kit/form/requireWhen.ts'
import { companyLabels } from '../../../session/labels/companyLabels.ts'
import type { CompanyValues } from './companyValues.ts'

interface Judged {
  readonly facts: ApplicationFacts
  /** Today in Singapore. */
  readonly today: Temporal.PlainDate
  /** Whether the register has confirmed the company: the type of its UEN is then not judged (C-053). */
  readonly confirmed: boolean
  /** The e-mail of an existing account, which stands in for the representative's, else empty. */
  readonly linkedEmail: string
}

/** What must differ from something else in the form. */
const differences = ({ linkedEmail }: Pick<Judged, 'linkedEmail'>) => [
  {
    field: 'representative_contact_number',
    holds: (values: CompanyValues) =>
      isDifferentContact(
        values.representative_contact_number.trim(),
        values.representative_mobile_number.trim(),
      ),
    sentence: differentContact,
  },
  {
    field: 'representative_alternate_email',
    holds: (values: CompanyValues) =>
      isDifferentEmail(
        values.representative_alternate_email.trim(),
        linkedEmail || values.representative_email.trim(),
      ),
    sentence: differentEmail,
  },
]

/** Judges the particulars of a company. What it is not asked holds nobody back. */
export const companySchema = ({ facts, today, confirmed, linkedEmail }: Judged) => {
  const asked = (field: keyof typeof companyLabels, judge: Text) =>
    isFieldRequired(field, facts) ? orEmpty(judge) : notAsked
  return z
    .object({
      uen: asked('uen', confirmed ? confirmedUenOn(today) : uenOn(today)),
      company_name: asked('company_name', companyName),
      representative_name: asked('representative_name', representativeName),
      representative_designation: asked('representative_designation', representativeDesignation),
      representative_email: asked('representative_email', email),
      representative_alternate_email: orEmpty(alternateEmail),
      representative_mobile_prefix: phonePrefix,
      representative_mobile_number: asked('representative_mobile_number', mobileNumber),
      representative_contact_prefix: phonePrefix,
      representative_contact_number: orEmpty(companyAlternateContact),
    })
    .check(
      requireWhen<CompanyValues>({ step: 'particulars', factsOf: () => facts, labels: companyLabels }),
      z.superRefine<CompanyValues>(
        (values, context) => {
          for (const { field, holds, sentence } of differences({ linkedEmail }))
            if (!holds(values)) context.addIssue({ code: 'custom', path: [field], message: sentence })
        },
        { when: () => true },
      ),
    )
}
