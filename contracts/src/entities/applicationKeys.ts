/** The keys of the session storage that contain one application. Those without a specified name are ours. */
export const applicationKeys = [
  'signupStart',
  'signupStateId',
  'signupDomainType',
  'isNanl',
  'signupFlow',
  'signupStep',
  'signupData',
  'otpConfig',
  'signature',
  'submitted',
  'unattached',
  'payment',
  'place',
] as const
export type ApplicationKey = (typeof applicationKeys)[number]
