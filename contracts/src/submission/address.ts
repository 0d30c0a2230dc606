import { isFloorUnitPair } from '@open-account/domain/address/unit'
import { z } from 'zod'
import { block } from '../fields/block.ts'
import { floor, mailFloor } from '../fields/floor.ts'
import { postalCode } from '../fields/postalCode.ts'
import { floorUnitPair } from '../fields/messages.ts'
import { mailStreetName, streetName } from '../fields/street.ts'
import type { Text } from '../fields/text.ts'
import { mailUnit, unit } from '../fields/unit.ts'

const fiveParts = (shape: { floor: Text; unit: Text; street: Text }) =>
  z
    .strictObject({ block, ...shape, postal_code: postalCode })
    .refine(address => isFloorUnitPair(address.floor, address.unit), { error: floorUnitPair, path: ['unit'] })

/** The address of the premises on the wire. */
export const submittedPremiseAddress = fiveParts({ floor, unit, street: streetName }).meta({
  description: 'Address of the premises; floor and unit both have a value or are both empty.',
  'x-rules': [floorUnitPair],
})

/** The address for post, with the same five parts. */
export const submittedMailingAddress = fiveParts({
  floor: mailFloor,
  unit: mailUnit,
  street: mailStreetName,
}).meta({
  description: 'Address for post; floor and unit both have a value or are both empty.',
  'x-rules': [floorUnitPair],
})

export type SubmittedAddress = z.infer<typeof submittedPremiseAddress>
