import { initContract } from '@ts-rest/core'

/** Makes calls of plain data. This is the only file of the package that needs ts-rest when it runs. */
export const c: ReturnType<typeof initContract> = initContract()

export {
  type AppRoute,
  type AppRouter,
  isAppRoute,
  type ServerInferRequest,
  type ServerInferResponses,
} from '@ts-rest/core'
