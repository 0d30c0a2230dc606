import { serviceToday } from '../../../http/api/serviceClock.ts'
import { type ApplicationNow, type OnNext, useDraftForm } from '../../../session/useDraftForm.ts'
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
import { isDifferentEmail } from '@open-account/domain/contact/email'
import { isDifferentContact } from '@open-account/domain/contact/phone'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import * as z from 'zod/mini'
import { requireWhen } from '../../../kit/form/requireWhen.ts'
import { companyLabels } from '../../../session/labels/companyLabels.ts'
import type { Draft } from '../../../session/draft.ts'

/** The second number and the second e-mail must differ from the first ones, or from the e-mail of an existing account. */
const requireDifferent = ({ signup, representative }: Draft) =>
  z.superRefine(
    (_, context) => {
      const add = (field: keyof Draft['representative'], message: string) =>
        context.addIssue({ code: 'custom', path: ['representative', field], message })
      if (
        !isDifferentContact(
          representative.representative_contact_number,
          representative.representative_mobile_number,
        )
      )
        add('representative_contact_number', differentContact)
      const firstEmail = signup.linked_email || representative.representative_email
      if (!isDifferentEmail(representative.representative_alternate_email, firstEmail))
        add('representative_alternate_email', differentEmail)
    },
    { when: () => true },
  )

/** Checks the particulars of a company. A field that this company does not have is not checked. */
const companySchema = ({ draft, facts }: ApplicationNow, today: Temporal.PlainDate) => {
  // The entity type of a UEN is not checked after the register has confirmed the company (C-053).
  const wellFormedUen = draft.signup.isValidCompany ? confirmedUenOn(today) : uenOn(today)
  const ifRequired = (field: keyof typeof companyLabels, rule: Text) =>
    isFieldRequired(field, facts) ? { [field]: orEmpty(rule) } : {}
  return z
    .looseObject({
      company_information: z.looseObject({
        ...ifRequired('uen', wellFormedUen),
        ...ifRequired('company_name', companyName),
      }),
      representative: z.looseObject({
        ...ifRequired('representative_name', representativeName),
        ...ifRequired('representative_designation', representativeDesignation),
        ...ifRequired('representative_email', email),
        representative_alternate_email: orEmpty(alternateEmail),
        representative_mobile_prefix: phonePrefix,
        ...ifRequired('representative_mobile_number', mobileNumber),
        representative_contact_prefix: phonePrefix,
        representative_contact_number: orEmpty(companyAlternateContact),
      }),
    })
    .check(requireWhen({ step: 'particulars', facts, labels: companyLabels }), requireDifferent(draft))
}

/** The form of the company's particulars. */
export const useCompanyForm = (onNext: OnNext) =>
  useDraftForm({
    slices: ['company_information', 'representative'],
    schema: now => companySchema(now, serviceToday()),
    onNext,
  })

export type CompanyFormApi = ReturnType<typeof useCompanyForm>
