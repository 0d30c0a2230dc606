import type { TensionBody } from '@open-account/contracts/tension'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isTensionChecked } from '@open-account/domain/premises/tension'
import { applicantNumber } from './applicantNumber.ts'
import type { Draft } from './draft.ts'

/** The inputs of the tension's validation, or null when none is required. */
export const tensionQuestion = (draft: Draft, facts: ApplicationFacts): TensionBody | null => {
  const nric = applicantNumber(draft, facts.type)
  if (facts.tension === null || !isTensionChecked(facts, nric)) return null
  const { electricity, water, gas, cooling } = facts.services
  return {
    tensionLevel: facts.tension,
    nric,
    electricitySelected: electricity,
    waterSelected: water,
    gasSelected: gas,
    chilledWaterSelected: cooling,
  }
}

/** Whether the tension must be validated: it never was, or with other inputs. */
export const isTensionOpen = (draft: Draft, facts: ApplicationFacts): boolean => {
  const question = tensionQuestion(draft, facts)
  return question !== null && JSON.stringify(question) !== JSON.stringify(draft.particulars.tensionServedWith)
}
