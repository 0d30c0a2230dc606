import { linker } from '@open-account/contracts/fields/ids'
import { analyticsLinker } from '../../../session/analyticsLinker.ts'

/** The analytics linker that an address of an identity service may carry, or null when the visit came with none. */
export const linkerOfVisit = (): string | null => {
  const arrived = linker.safeParse(analyticsLinker())
  return arrived.success ? arrived.data : null
}
