import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './Countdown.module.css'
import { LiveRegion } from './LiveRegion.tsx'

const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** A duration as text, in whole seconds: '4 minutes 12 seconds', '1 minute', '12 seconds'. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (minutes === 0) return countOf(rest, 'second')
  return rest === 0 ? countOf(minutes, 'minute') : `${countOf(minutes, 'minute')} ${countOf(rest, 'second')}`
}

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
