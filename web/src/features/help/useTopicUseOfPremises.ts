import type { UseOfPremisesItem } from '@open-account/contracts/entities/useOfPremisesItem'
import { useContext, useEffect, useState } from 'react'
import { reportError } from '../../http/observability/errorReporter.ts'
import { TopicServicesContext } from './topicServices.ts'

/** The use-of-premises list: null until it has loaded; `failed` when it could not be read. */
export const useTopicUseOfPremises = () => {
  const { readUseOfPremises } = useContext(TopicServicesContext)
  const [list, setList] = useState<readonly UseOfPremisesItem[] | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let here = true
    readUseOfPremises().then(
      answer => here && setList(answer),
      (thrown: unknown) => {
        reportError(thrown, 'api_error')
        if (here) setFailed(true)
      },
    )
    return () => {
      here = false
    }
  }, [readUseOfPremises])

  return { list, failed }
}
