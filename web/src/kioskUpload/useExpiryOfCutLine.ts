import { hasLine, type KioskPanel } from '@open-account/domain/upload/kioskPanel'
import { reconnectFor } from '@open-account/domain/upload/lineTimes'
import { useEffect, useEffectEvent } from 'react'
import { serviceNow } from '../api/serviceClock.ts'

/**
 * A line that broke is taken up again with the same link. The link counts as expired when that has failed for a minute,
 * or at its end; while the line is there, the service says so itself (C-177).
 */
export const useExpiryOfCutLine = (panel: KioskPanel, onExpired: () => void): void => {
  const isCut = hasLine(panel) && panel.isCut
  const expiresAt = panel.is === 'open' ? panel.link.expiresAt : null
  const expire = useEffectEvent(onExpired)
  useEffect(() => {
    if (!isCut) return undefined
    const left = expiresAt === null ? reconnectFor : Date.parse(expiresAt) - serviceNow().epochMilliseconds
    const timer = setTimeout(() => expire(), Math.max(0, Math.min(left, reconnectFor)))
    return () => clearTimeout(timer)
  }, [isCut, expiresAt])
}
