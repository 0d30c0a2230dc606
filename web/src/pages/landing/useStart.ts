import { useNavigate } from '@tanstack/react-router'
import { flows } from '@open-account/domain/flow/flows'
import { allowedStep } from '@open-account/domain/flow/progress'
import { useContext, useEffect, useRef, useState } from 'react'
import { serviceFailureOf } from '../../http/api/serviceFailure.ts'
import { type Flags, isDomainOffered, maintenanceFlag } from '../../session/flags.ts'
import { saveSignup } from '../../session/signup.ts'
import { reportError } from '../../http/observability/errorReporter.ts'
import type { LandingChoice } from './view.ts'
import { LandingServicesContext } from './landingServices.ts'

/** Why a start failed: the service could not be reached, or refused it, with an optional description. */
export interface StartFailure {
  readonly code: 'network_error' | 'api_error'
  readonly description: string
}

const startFailureOf = (thrown: unknown): StartFailure => {
  const { code, description } = serviceFailureOf(thrown, 'api_error')
  return { code: code === 'network_error' ? code : 'api_error', description }
}

/** Starts an application of this choice, unless the page is left meanwhile. */
export const useStart = (choice: LandingChoice, checkFlags: () => Promise<Flags>) => {
  const { startTransaction } = useContext(LandingServicesContext)
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)
  const [failure, setFailure] = useState<StartFailure | null>(null)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const startApplication = async () => {
    const { domain, type, nanl } = choice
    if (domain === null || type === null) return
    const flags = await checkFlags()
    if (maintenanceFlag(flags) !== null || !isDomainOffered(flags, domain) || !isMounted.current) return
    const stateId = await startTransaction(domain, type)
    if (!isMounted.current) return
    saveSignup({ domain, type, nanl, stateId })
    const step = allowedStep(flows[`${domain}/${type}`], 'premises', 0)
    await navigate({ to: '/open-account/$domain/$type/$step', params: { domain, type, step } })
  }

  const start = async () => {
    setStarting(true)
    try {
      await startApplication()
    } catch (thrown) {
      const failed = startFailureOf(thrown)
      reportError(thrown, failed.code)
      setFailure(failed)
    } finally {
      setStarting(false)
    }
  }

  return { start, starting, failure, dismissFailure: () => setFailure(null) }
}
