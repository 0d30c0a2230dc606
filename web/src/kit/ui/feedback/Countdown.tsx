import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './Countdown.module.css'
import { formatDuration } from './duration.ts'
import { LiveRegion } from './LiveRegion.tsx'

/** When screen readers announce the remaining time, in seconds before the end. */
const announcedAt = [60, 30] as const

/** The text for screen readers, which changes at those moments only. */
const announcement = (label: string, seconds: number): string => {
  const passed = announcedAt.filter(moment => seconds > 0 && seconds <= moment).at(-1)
  return passed === undefined ? '' : `${label} ${formatDuration(passed)}.`
}

interface CountdownProps {
  /** The text before the time, such as 'This OTP expires in'. */
  readonly label: string
  /** The remaining seconds, which the caller counts. */
  readonly seconds: number
  /** More text after the time, such as when a new one can be requested. */
  readonly children?: ReactNode
}

/** The remaining time as text, updated every second and announced at 60 and 30 seconds. */
export const Countdown = ({ label, seconds, children }: CountdownProps) => (
  <div className={css['countdown']}>
    <Icon name="clock" />
    <span>
      {label} <b>{formatDuration(seconds)}</b>. {children}
    </span>
    <LiveRegion text={announcement(label, seconds)} />
  </div>
)
