import { services } from '@open-account/domain/application/codes'
import { displayDateWithWeekday } from '@open-account/domain/time/displayDate'
import { shownDate, timeslotLabel, timeslotTexts } from '../../session/labels/dateLabels.ts'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import { isHomeProtectionOffered } from '@open-account/domain/turnOn/homeProtection'
import { meterReadingFields, meterReadingsNeeded } from '@open-account/domain/turnOn/meterReadings'
import { turnOnDetailsLabels as labels } from '../turnOn/turnOnDetailsLabels.ts'
import { usageNames } from '../../session/labels/choiceNames.ts'
import { serviceNames } from '../../kit/ui/service/serviceNames.ts'
import type { AnswerLine } from '../../session/handover/answerSection.ts'
import { billAnswer } from './billAnswer.ts'
import { residentialDepositTexts } from '../deposit/residentialDepositTexts.ts'
import { documentAnswers } from './documentAnswers.ts'
import type { Reviewed } from './reviewed.ts'

const yesOrNo = (yes: boolean): string => (yes ? 'Yes' : 'No')

const meterReadings = ({ draft: { review }, facts }: Reviewed): string =>
  meterReadingsNeeded(facts)
    .filter(service => review[meterReadingFields[service]] !== '')
    .map(service => `${serviceNames[service]}: ${review[meterReadingFields[service]]}`)
    .join('\n')

/** The services, the turn-on date and what it needs; a residential deposit is derived from the answers. */
export const utilitiesAnswers = (reviewed: Reviewed): readonly AnswerLine[] => {
  const { draft, facts } = reviewed
  const { turnOn, turnOnServices, review, premises } = draft
  const date = parseWireDate(turnOnServices.turn_on_date)
  const lines: readonly AnswerLine[] = [
    {
      term: 'Services',
      value: services
        .filter(service => facts.services[service])
        .map(service => serviceNames[service])
        .join(', '),
      services: facts.services,
    },
    { term: 'Type Of Usage', value: facts.usage === null ? '' : usageNames[facts.usage] },
    { term: 'Turn On Date', value: date === null ? 'Not chosen yet' : displayDateWithWeekday(date) },
    { term: timeslotLabel, value: timeslotTexts(turnOn.turn_on_datetime).join('') },
    { term: 'Supplies', value: turnOn.preTurnOn ? 'On already; nobody needs to be present' : '' },
    { term: 'Meter readings', value: meterReadings(reviewed) },
    { term: 'Embedded electricity generator', value: yesOrNo(review.check_eeg) },
    { term: labels.gst_reg_no, value: review.check_eeg ? review.gst_reg_no : '' },
    { term: labels.gst_reg_date, value: review.check_eeg ? shownDate(review.gst_reg_date) : '' },
    {
      term: 'Home-content protection',
      value: isHomeProtectionOffered(facts) ? (review.hla ? 'An insurer may contact me' : 'No') : '',
    },
    billAnswer(reviewed),
    {
      term: 'Security deposit',
      value:
        facts.domain === 'residential'
          ? `${residentialDepositTexts(premises.use_of_premises, facts).join('. ')}.`
          : '',
    },
  ]
  return [...lines.filter(({ value }) => value !== ''), ...documentAnswers(reviewed)]
}
