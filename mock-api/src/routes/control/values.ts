import type { control } from '@open-account/contracts/control/control'
import type { Handlers } from '../../plugins/contract.ts'
import { allMagicValues } from '../../scenarios/allMagicValues.ts'

export const valueRoutes = (): Handlers<typeof control.values> => ({
  list: () => Promise.resolve({ status: 200, body: { values: allMagicValues } }),
})
