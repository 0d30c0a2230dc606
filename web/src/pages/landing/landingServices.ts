import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { createContext } from 'react'
import type { Flags } from '../../session/flags.ts'
import { loadAgain } from '../../kit/ui/lazy/loadAgain.ts'
import { readFlags } from '../../session/readFlags.ts'

/** The services that the landing page depends on. */
export interface LandingServices {
  readonly readFlags: () => Promise<Flags>
  /** Resolves with the state id. */
  readonly startTransaction: (domain: Domain, type: ApplicantType) => Promise<string>
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
}

/** The client loads with the start. */
const networkServices: LandingServices = {
  readFlags,
  startTransaction: async (domain, type) => {
    const { startTransaction } = await loadAgain(() => import('../../session/startTransaction.ts'))
    return startTransaction(domain, type)
  },
  wait: milliseconds =>
    new Promise(resolve => {
      setTimeout(resolve, milliseconds)
    }),
}

export const LandingServicesContext = createContext<LandingServices>(networkServices)
