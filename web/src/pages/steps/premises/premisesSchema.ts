import { block } from '@open-account/contracts/fields/block'
import { description } from '@open-account/contracts/fields/description'
import { floor, mailFloor } from '@open-account/contracts/fields/floor'
import { orEmpty } from '@open-account/contracts/fields/orEmpty'
import { postalCode } from '@open-account/contracts/fields/postalCode'
import { mailStreetName, streetName } from '@open-account/contracts/fields/street'
import type { Text } from '@open-account/contracts/fields/text'
import { mailUnit, unit } from '@open-account/contracts/fields/unit'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import * as z from 'zod/mini'
import { notAsked } from '../../../kit/form/validateOnNext.ts'
import { requireWhen } from '../../../kit/form/requireWhen.ts'
import { premisesLabels } from '../../../session/labels/premisesLabels.ts'
import type { PremisesValues } from './premisesValues.ts'

const officialAddress = {
  premise_postal_code: orEmpty(postalCode),
  premise_block: orEmpty(block),
  premise_floor: floor,
  premise_unit: unit,
  premise_street_name: orEmpty(streetName),
  premise_description: notAsked,
}
/** Nothing of an address is asked for where there is none (C-040). */
const noOfficialAddress = {
  premise_postal_code: notAsked,
  premise_block: notAsked,
  premise_floor: notAsked,
  premise_unit: notAsked,
  premise_street_name: notAsked,
  premise_description: description,
}
const mailAddress = {
  mail_postal_code: orEmpty(postalCode),
  mail_block: orEmpty(block),
  mail_floor: mailFloor,
  mail_unit: mailUnit,
  mail_street_name: orEmpty(mailStreetName),
}
/** Fields that are not shown hold nobody back. */
const noMailAddress = {
  mail_postal_code: notAsked,
  mail_block: notAsked,
  mail_floor: notAsked,
  mail_unit: notAsked,
  mail_street_name: notAsked,
}

/** How commercial premises are judged besides. */
export interface CommercialRules {
  readonly shape: (facts: ApplicationFacts) => {
    readonly hawker_stall_no: Text
    readonly supply_application_number: Text
  }
  /** Says of a choice without any service that one must be chosen; residential premises always have some. */
  readonly requireUtility: (facts: ApplicationFacts) => z.core.$ZodCheck<PremisesValues>
}

const residential = { hawker_stall_no: notAsked, supply_application_number: notAsked }

/** Judges the premises step. `factsOf` says what follows from what stands in the form. */
export const premisesSchema = (
  factsOf: (values: PremisesValues) => ApplicationFacts,
  facts: ApplicationFacts,
  commercial?: CommercialRules,
) =>
  z
    .object({
      ...(facts.nonStandardAddress ? noOfficialAddress : officialAddress),
      ...(facts.mailingSameAsPremises ? noMailAddress : mailAddress),
      premise_premise_no: notAsked,
      mail_premise_no: notAsked,
      mail_hawker_stall_no: notAsked,
      check_same_address: z.boolean(),
      premise_occupancy: z.custom<PremisesValues['premise_occupancy']>(),
      use_of_premises: notAsked,
      tension: z.custom<PremisesValues['tension']>(),
      services: z.custom<PremisesValues['services']>(),
      type_of_usage: z.custom<PremisesValues['type_of_usage']>(),
      ...(commercial?.shape(facts) ?? residential),
    })
    .check(
      requireWhen<PremisesValues>({ step: 'premises', factsOf, labels: premisesLabels }),
      ...(commercial === undefined ? [] : [commercial.requireUtility(facts)]),
    )
