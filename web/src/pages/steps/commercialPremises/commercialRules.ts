import { hawkerStall } from '@open-account/contracts/fields/hawkerStall'
import { noUtilityChosen } from '@open-account/contracts/fields/noUtilityChosen'
import { orEmpty } from '@open-account/contracts/fields/orEmpty'
import { supplyApplicationNumber } from '@open-account/contracts/fields/supplyApplicationNumber'
import { isAnyServiceChosen } from '@open-account/domain/premises/services'
import { isHawkerStallApplicable } from '@open-account/domain/requirements/conditions'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import * as z from 'zod/mini'
import { notAsked } from '../../../kit/form/validateOnNext.ts'
import type { CommercialRules } from '../premises/premisesSchema.ts'
import type { PremisesValues } from '../premises/premisesValues.ts'

/** How what commercial premises are asked besides is judged: stall and number by their form, and a service by choice. */
export const commercialRules: CommercialRules = {
  shape: facts => ({
    hawker_stall_no: isHawkerStallApplicable(facts) ? orEmpty(hawkerStall) : notAsked,
    supply_application_number: isFieldRequired('supply_application_number', facts)
      ? orEmpty(supplyApplicationNumber)
      : notAsked,
  }),
  requireUtility: ({ services: { cooling } }) =>
    z.superRefine<PremisesValues>(
      ({ services }, context) => {
        if (!isAnyServiceChosen({ ...services, cooling }))
          context.addIssue({ code: 'custom', path: ['services'], message: noUtilityChosen })
      },
      { when: () => true },
    ),
}
