import type { TensionBody } from '@open-account/contracts/tension'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isTensionChecked } from '@open-account/domain/premises/tension'
import { applicantNumber } from './applicantNumber.ts'
import type { Draft } from './draft.ts'

/** What the tension of this application is validated with; null where it need not be. */
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

/** Whether the tension has yet to be validated: it never was, or with something else. */
export const isTensionOpen = (draft: Draft, facts: ApplicationFacts): boolean => {
  const question = tensionQuestion(draft, facts)
  return question !== null && JSON.stringify(question) !== JSON.stringify(draft.particulars.tensionServedWith)
}
