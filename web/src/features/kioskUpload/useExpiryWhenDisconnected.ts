import { hasStream, type KioskPanel } from '@open-account/domain/kiosk/kioskPanel'
import { reconnectTimeout } from '@open-account/domain/kiosk/streamTimes'
import { useEffect, useEffectEvent } from 'react'
import { serviceNow } from '../../http/api/serviceClock.ts'

/**
 * A broken connection is opened again with the same link. The link counts as expired when that has failed for a minute,
 * or at the link's own end; while connected, the service itself reports the expiry (C-177).
 */
export const useExpiryWhenDisconnected = (panel: KioskPanel, onExpired: () => void): void => {
  const isCut = hasStream(panel) && panel.isReconnecting
  const expiresAt = panel.status === 'open' ? panel.link.expiresAt : null
  const expire = useEffectEvent(onExpired)
  useEffect(() => {
    if (!isCut) return undefined
    const remaining =
      expiresAt === null ? reconnectTimeout : Date.parse(expiresAt) - serviceNow().epochMilliseconds
    const timer = setTimeout(() => expire(), Math.max(0, Math.min(remaining, reconnectTimeout)))
    return () => clearTimeout(timer)
  }, [isCut, expiresAt])
}
