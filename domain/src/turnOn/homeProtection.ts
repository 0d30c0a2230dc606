import type { ApplicationFacts } from '../application/facts.ts'

/** Whether the free home-content protection is offered: for homes, to every applicant type (C-121). */
export const isHomeProtectionOffered = ({ domain }: Pick<ApplicationFacts, 'domain'>): boolean =>
  domain === 'residential'
