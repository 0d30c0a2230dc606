import { capacityGrade } from '@open-account/domain/deposit/capacityCode'
import { pleaseEnterValid, required } from './sentences.ts'
import { isGiven, text } from './text.ts'

export const electricityCapacity = text(
  'Electricity supply capacity in kVA as a code whose fourth part, between underscores, is its band.',
  [
    [isGiven, required('Electricity Supply Capacity (kVA)')],
    [value => capacityGrade(value) !== null, pleaseEnterValid('electricity supply capacity')],
  ],
)
