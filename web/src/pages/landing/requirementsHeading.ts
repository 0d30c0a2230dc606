import type { LandingChoice } from './choice.ts'

/** Whom the requirements below it are for. */
export const requirementsHeading = ({ domain, nanl }: LandingChoice): string => {
  const premises = [nanl && 'non-standard', domain, 'premises'].filter(Boolean).join(' ')
  return `For ${domain === null && !nanl ? 'all premises' : premises}`
}
