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
