const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** A duration as text, in whole seconds: '4 minutes 12 seconds', '1 minute', '12 seconds'. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (minutes === 0) return countOf(rest, 'second')
  return rest === 0 ? countOf(minutes, 'minute') : `${countOf(minutes, 'minute')} ${countOf(rest, 'second')}`
}
