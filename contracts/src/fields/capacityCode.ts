import { capacityGrade } from '@open-account/domain/deposit/capacityCode'
import { pleaseEnterValid, required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

export const electricityCapacity = text(
  'Electricity supply capacity in kVA as a code whose fourth part, between underscores, is its band.',
  [
    [isNotEmpty, required('Electricity Supply Capacity (kVA)')],
    [value => capacityGrade(value) !== null, pleaseEnterValid('electricity supply capacity')],
  ],
)
