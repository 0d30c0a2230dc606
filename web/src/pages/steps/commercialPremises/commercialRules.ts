import { hawkerStall } from '@open-account/contracts/fields/hawkerStall'
import { noUtilityChosen } from '@open-account/contracts/fields/noUtilityChosen'
import { orEmpty } from '@open-account/contracts/fields/orEmpty'
import { supplyApplicationNumber } from '@open-account/contracts/fields/supplyApplicationNumber'
import { isAnyServiceChosen } from '@open-account/domain/premises/services'
import { isHawkerStallApplicable } from '@open-account/domain/requirements/conditions'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import * as z from 'zod/mini'
import type { CommercialRules } from '../premises/usePremisesForm.ts'

/** The rules of commercial premises: the hawker stall, the number of the supply application, and a service. */
export const commercialRules: CommercialRules = {
  premises: facts => (isHawkerStallApplicable(facts) ? { hawker_stall_no: orEmpty(hawkerStall) } : {}),
  turnOnServices: facts =>
    isFieldRequired('supply_application_number', facts)
      ? { supply_application_number: orEmpty(supplyApplicationNumber) }
      : {},
  requireUtility: ({ services }) =>
    z.superRefine(
      (_, context) => {
        if (!isAnyServiceChosen(services))
          context.addIssue({ code: 'custom', path: ['turnOnServices', 'services'], message: noUtilityChosen })
      },
      { when: () => true },
    ),
}
