import { type OnNext, useDraftForm } from '../../../session/useDraftForm.ts'
import { block } from '@open-account/contracts/fields/block'
import { description } from '@open-account/contracts/fields/description'
import { floor, mailFloor } from '@open-account/contracts/fields/floor'
import { orEmpty } from '@open-account/contracts/fields/orEmpty'
import { postalCode } from '@open-account/contracts/fields/postalCode'
import { mailStreetName, streetName } from '@open-account/contracts/fields/street'
import { mailUnit, unit } from '@open-account/contracts/fields/unit'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import * as z from 'zod/mini'
import { requireWhen } from '../../../kit/form/requireWhen.ts'
import { premisesLabels } from '../../../session/labels/premisesLabels.ts'

const officialAddress = {
  premise_postal_code: orEmpty(postalCode),
  premise_block: orEmpty(block),
  premise_floor: floor,
  premise_unit: unit,
  premise_street_name: orEmpty(streetName),
}
/** Without an official address no field of it is checked (C-040). */
const noOfficialAddress = { premise_description: description }
const mailAddress = {
  mail_postal_code: orEmpty(postalCode),
  mail_block: orEmpty(block),
  mail_floor: mailFloor,
  mail_unit: mailUnit,
  mail_street_name: orEmpty(mailStreetName),
}

/** The additional rules of commercial premises. */
export interface CommercialRules {
  readonly premises: (facts: ApplicationFacts) => z.core.$ZodLooseShape
  readonly turnOnServices: (facts: ApplicationFacts) => z.core.$ZodLooseShape
  /** Adds an error to a choice without services, which residential premises cannot have. */
  readonly requireUtility: (facts: ApplicationFacts) => z.core.$ZodCheck<unknown>
}

/** Checks the premises step. A field that this application does not have is not checked. */
const premisesSchema = (facts: ApplicationFacts, commercial?: CommercialRules) =>
  z
    .looseObject({
      premises: z.looseObject({
        premise_address: z.looseObject(facts.nonStandardAddress ? noOfficialAddress : officialAddress),
        mail_address: z.looseObject(facts.mailingSameAsPremises ? {} : mailAddress),
        ...commercial?.premises(facts),
      }),
      turnOnServices: z.looseObject(commercial?.turnOnServices(facts) ?? {}),
    })
    .check(
      requireWhen({ step: 'premises', facts, labels: premisesLabels }),
      ...(commercial === undefined ? [] : [commercial.requireUtility(facts)]),
    )

/** The form of the premises step. `commercial` adds the rules of commercial premises. */
export const usePremisesForm = (onNext: OnNext, commercial?: CommercialRules) =>
  useDraftForm({
    slices: ['premises', 'turnOnServices'],
    schema: ({ facts }) => premisesSchema(facts, commercial),
    onNext,
  })

export type PremisesForm = ReturnType<typeof usePremisesForm>
