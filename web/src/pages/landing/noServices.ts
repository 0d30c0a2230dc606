import type { Services } from '@open-account/domain/application/codes'

/** Before the application has begun, nothing is connected in the drawing. */
export const noServices: Services = { electricity: false, water: false, gas: false, cooling: false }
