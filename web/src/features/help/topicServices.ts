import type { UseOfPremisesItem } from '@open-account/contracts/entities/useOfPremisesItem'
import { createContext } from 'react'
import { loadAgain } from '../../kit/ui/lazy/loadAgain.ts'

/** The calls of the explanations. */
export interface TopicServices {
  readonly readUseOfPremises: () => Promise<readonly UseOfPremisesItem[]>
}

/** The client loads with the first call, because the landing page does not need it otherwise. */
const overTheNetwork: TopicServices = {
  readUseOfPremises: async () => {
    const { readUseOfPremises } = await loadAgain(() => import('../../session/useUseOfPremises.ts'))
    return readUseOfPremises()
  },
}

export const TopicServicesContext = createContext(overTheNetwork)
