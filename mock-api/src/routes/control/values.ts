import type { control } from '@open-account/contracts/control/control'
import type { Handlers } from '../../plugins/contract.ts'
import { book } from '../../scenarios/book.ts'

export const valueRoutes = (): Handlers<typeof control.values> => ({
  list: () => Promise.resolve({ status: 200, body: { values: book } }),
})
