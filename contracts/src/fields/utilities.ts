import { isAnyServiceChosen } from '@open-account/domain/premises/services'
import { z } from 'zod'

const chosen = (service: string) => z.boolean().meta({ description: `Whether ${service} is applied for.` })

/** The services on the wire. */
export const serviceShape = {
  electricity: chosen('electricity'),
  water: chosen('water'),
  gas: chosen('gas'),
}

export const chilledWater = z
  .boolean()
  .meta({ description: 'Whether the premises have centralised cooling; commercial, read-only.' })

/** Document 1, section 5. */
export const noUtilityChosen = 'Please choose a utility'

/** The utilities of a form: at least one must be chosen, and the cooling of the premises counts as one. */
export const utilities = z
  .strictObject({ ...serviceShape, chilled_water: chilledWater })
  .refine(({ chilled_water: cooling, ...chosen }) => isAnyServiceChosen({ ...chosen, cooling }), {
    error: noUtilityChosen,
  })
  .meta({ description: 'The services applied for, at least one.' })
