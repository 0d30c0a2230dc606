import { useNavigate } from '@tanstack/react-router'
import { flows } from '@open-account/domain/flow/flows'
import { allowedStep } from '@open-account/domain/flow/progress'
import { useContext, useEffect, useRef, useState } from 'react'
import { serviceFailureOf } from '../../http/api/serviceFailure.ts'
import { type Flags, isDomainOffered, maintenanceFlag } from '../../session/flags.ts'
import { keepSignup } from '../../session/signup.ts'
import { reportError } from '../../http/observability/errorReporter.ts'
import type { LandingChoice } from './view.ts'
import { LandingServicesContext } from './landingServices.ts'

/** Why a start failed: the service could not be reached, or it refused and may say why. */
export interface StartFailure {
  readonly code: 'network_error' | 'api_error'
  readonly description: string
}

const startFailureOf = (thrown: unknown): StartFailure => {
  const { code, description } = serviceFailureOf(thrown, 'api_error')
  return { code: code === 'network_error' ? code : 'api_error', description }
}

/** Starts an application of this choice; whoever leaves the page meanwhile starts none. */
export const useStart = (choice: LandingChoice, checkFlags: () => Promise<Flags>) => {
  const { startTransaction } = useContext(LandingServicesContext)
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)
  const [failure, setFailure] = useState<StartFailure | null>(null)
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const begin = async () => {
    const { domain, type, nanl } = choice
    if (domain === null || type === null) return
    const flags = await checkFlags()
    if (maintenanceFlag(flags) !== null || !isDomainOffered(flags, domain) || !here.current) return
    const stateId = await startTransaction(domain, type)
    if (!here.current) return
    keepSignup({ domain, type, nanl, stateId })
    const step = allowedStep(flows[`${domain}/${type}`], 'premises', 0)
    await navigate({ to: '/open-account/$domain/$type/$step', params: { domain, type, step } })
  }

  const start = async () => {
    setStarting(true)
    try {
      await begin()
    } catch (thrown) {
      const failed = startFailureOf(thrown)
      reportError(thrown, failed.code)
      setFailure(failed)
    } finally {
      setStarting(false)
    }
  }

  return { start, starting, failure, forget: () => setFailure(null) }
}
