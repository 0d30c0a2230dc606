import { z } from 'zod'
import { race, salutation } from '../fields/codes.ts'
import { enteredDate } from '../fields/dates.ts'
import { nric } from '../fields/nric.ts'
import { personName } from '../fields/personName.ts'
import { workPassStatus } from '../fields/workPassStatus.ts'
import { chosen, typed } from './draftField.ts'
import { uploadedFiles } from './uploadedFile.ts'

/** Who applies in a personal name. Source: document 1, section 3. */
export const personalInformation = z
  .strictObject({
    nric_fin: typed(nric),
    nric_fin_doi: typed(enteredDate('Date of Issue')),
    work_pass: typed(workPassStatus),
    proof_of_ownership: uploadedFiles,
    salutation: chosen(salutation),
    name: typed(personName),
    race: chosen(race),
    nationality: z
      .string()
      .meta({ description: 'Nationality as identity data gives it; not a field of the form.' }),
    dob: typed(enteredDate('Date of Birth')),
  })
  .meta({ description: 'The applicant as a person.' })
export type PersonalInformation = z.infer<typeof personalInformation>

export const personalInformationDefaults: PersonalInformation = {
  nric_fin: '',
  nric_fin_doi: '',
  work_pass: '',
  proof_of_ownership: [],
  salutation: '',
  name: '',
  race: '',
  nationality: '',
  dob: '',
}
