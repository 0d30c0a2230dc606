import { z } from 'zod'
import { race, salutation } from '../fields/codes.ts'
import { dateOfBirthLabel, dateOfIssueLabel, enteredDate } from '../fields/dates.ts'
import { nric } from '../fields/nric.ts'
import { personName } from '../fields/personName.ts'
import { workPassStatus } from '../fields/workPassStatus.ts'
import { choiceOrEmpty, enteredText } from './draftField.ts'
import { uploadedFiles } from './uploadedFile.ts'

/** A personal applicant. Source: document 1, section 3. */
export const personalInformation = z
  .strictObject({
    nric_fin: enteredText(nric),
    nric_fin_doi: enteredText(enteredDate(dateOfIssueLabel)),
    work_pass: enteredText(workPassStatus),
    proof_of_ownership: uploadedFiles,
    salutation: choiceOrEmpty(salutation),
    name: enteredText(personName),
    race: choiceOrEmpty(race),
    nationality: z.string().meta({ description: 'Nationality from identity data; not a field of the form.' }),
    dob: enteredText(enteredDate(dateOfBirthLabel)),
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
