import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './Countdown.module.css'
import { LiveRegion } from './LiveRegion.tsx'

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Whole seconds as people say them: '4 minutes 12 seconds', '1 minute', '12 seconds'. */
export const durationWords = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (minutes === 0) return counted(rest, 'second')
  return rest === 0 ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} ${counted(rest, 'second')}`
}

/** The moments at which those who listen are told, in seconds before the end. */
const announcedAt = [60, 30] as const

/** The words for those who listen: they change only at those moments. */
const announcement = (before: string, seconds: number): string => {
  const passed = announcedAt.filter(moment => seconds > 0 && seconds <= moment).at(-1)
  return passed === undefined ? '' : `${before} ${durationWords(passed)}.`
}

interface CountdownProps {
  /** What ends, such as 'This OTP expires in'. */
  readonly before: string
  /** Seconds left; the clock stays with the caller. */
  readonly seconds: number
  /** What more there is to say, such as when a new one can be asked for. */
  readonly children?: ReactNode
}

/** How much time is left, in words; seen every second, told at 60 and at 30 seconds. */
export const Countdown = ({ before, seconds, children }: CountdownProps) => (
  <div className={css['countdown']}>
    <Icon name="clock" />
    <span>
      {before} <b>{durationWords(seconds)}</b>. {children}
    </span>
    <LiveRegion words={announcement(before, seconds)} />
  </div>
)
