import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { useEffect, useState } from 'react'
import { flagMessage, maintenanceFlag } from '../../session/flags.ts'
import { hasLeftApplication, leaveApplication } from '../../session/leaveApplication.ts'
import { settingsOf } from '../../session/settings.ts'
import { ComingMaintenance } from './ComingMaintenance.tsx'
import { LandingForm } from './LandingForm.tsx'
import { MaintenancePage } from './MaintenancePage.tsx'
import type { LandingChoice } from './view.ts'
import { offeredChoice, offeredDomains } from './offers.ts'
import { maintenance, nothingOffered } from './texts.ts'
import { useFlagCheck } from './useFlagCheck.ts'
import { useMode } from '../../session/mode.ts'

interface LandingProps {
  readonly domain: Domain | null
  readonly type: ApplicantType | null
}

/**
 * The start of every application: clears the session and reads the flags, which decide what is offered (C-011,
 * C-160). An application that was left can be continued (decision 0039).
 */
export const Landing = ({ domain, type }: LandingProps) => {
  const mode = useMode()
  const { flags, ready, checkAgain } = useFlagCheck()
  const [chosen, setChosen] = useState<LandingChoice>({ domain, type, nanl: false })
  // Before the effect below, and not again: the offer says itself when it has ended.
  const [hasLeft] = useState(() => hasLeftApplication(mode))
  useEffect(() => leaveApplication(mode), [mode])

  const capabilities = modeCapabilities[mode]
  const settings = settingsOf(flags)
  const stopped = maintenanceFlag(flags)
  const isClosed = offeredDomains(capabilities.offers, flags).length === 0
  if (stopped !== null || isClosed) {
    const message = stopped === null ? nothingOffered : maintenance
    return (
      <MaintenancePage
        title={message.title}
        text={(stopped !== null && flagMessage(flags, stopped)) || message.text}
        unread={flags.kind === 'fallback'}
        capabilities={capabilities}
        settings={settings}
        checkAgain={checkAgain}
      />
    )
  }
  const choice = offeredChoice(chosen, capabilities.offers, flags)
  return (
    <>
      <LandingForm
        view={{ choice, mode, capabilities, flags, settings }}
        ready={ready}
        hasLeft={hasLeft}
        checkAgain={checkAgain}
        onChoose={change => setChosen({ ...chosen, ...change })}
      />
      <ComingMaintenance flags={flags} />
    </>
  )
}
