import { z } from 'zod'
import { block } from '../fields/block.ts'
import { occupancy, tensionLevel, townGas } from '../fields/codes.ts'
import { description } from '../fields/description.ts'
import { floor, mailFloor } from '../fields/floor.ts'
import { hawkerStall } from '../fields/hawkerStall.ts'
import { postalCode } from '../fields/postalCode.ts'
import { mailStreetName, streetName } from '../fields/street.ts'
import { mailUnit, unit } from '../fields/unit.ts'
import { useOfPremises } from '../fields/useOfPremises.ts'
import { choiceOrEmpty, yesNo, enteredText } from './draftField.ts'

const country = z.string().meta({ description: 'Country of the address.' })
const premiseNo = z.string().meta({ description: 'Premises number that the look-up found, else empty.' })
const contestable = yesNo('Whether the premises may buy electricity from a retailer of choice.')

const premiseAddress = z
  .strictObject({
    premise_postal_code: enteredText(postalCode),
    premise_block: enteredText(block),
    premise_floor: enteredText(floor),
    premise_unit: enteredText(unit),
    premise_street_name: enteredText(streetName),
    premise_country: country,
    premise_premise_no: premiseNo,
    premise_contestable: contestable,
    premise_description: enteredText(description),
  })
  .meta({ description: 'Address of the premises.' })

const mailAddress = z
  .strictObject({
    check_same_address: yesNo('Whether post goes to the premises.'),
    mail_postal_code: enteredText(postalCode),
    mail_block: enteredText(block),
    mail_floor: enteredText(mailFloor),
    mail_unit: enteredText(mailUnit),
    mail_street_name: enteredText(mailStreetName),
    mail_hawker_stall_no: enteredText(hawkerStall),
    mail_country: country,
    mail_premise_no: premiseNo,
    mail_contestable: contestable,
  })
  .meta({ description: 'Address for post.' })

/** The premises step. Source: document 1, section 3. */
export const premises = z
  .strictObject({
    premise_address: premiseAddress,
    hawker_stall_no: enteredText(hawkerStall),
    premise_occupancy: choiceOrEmpty(occupancy),
    use_of_premises: enteredText(useOfPremises),
    chilled_water: yesNo('Whether the premises have centralised cooling.'),
    nanl: yesNo('Whether the premises have no official address.'),
    tension: choiceOrEmpty(tensionLevel),
    town_gas: townGas,
    mail_address: mailAddress,
  })
  .meta({ description: 'The premises and their use.' })
export type Premises = z.infer<typeof premises>
