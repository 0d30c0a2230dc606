const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Whole seconds as people say them: '4 minutes 12 seconds', '1 minute', '12 seconds'. */
export const durationWords = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (minutes === 0) return counted(rest, 'second')
  return rest === 0 ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} ${counted(rest, 'second')}`
}
