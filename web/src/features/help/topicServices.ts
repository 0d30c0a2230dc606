import type { UseOfPremisesItem } from '@open-account/contracts/entities/useOfPremisesItem'
import { createContext } from 'react'
import { loadAgain } from '../../kit/ui/lazy/loadAgain.ts'

/** What the explanations ask of the service. */
export interface TopicServices {
  readonly readUseOfPremises: () => Promise<readonly UseOfPremisesItem[]>
}

/** The client of the service loads with the first call: an explanation may open where nothing else needs it. */
const overTheNetwork: TopicServices = {
  readUseOfPremises: async () => {
    const { readUseOfPremises } = await loadAgain(() => import('../../session/useUseOfPremises.ts'))
    return readUseOfPremises()
  },
}

export const TopicServicesContext = createContext(overTheNetwork)
