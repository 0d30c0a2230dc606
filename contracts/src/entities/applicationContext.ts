import type { z } from 'zod'
import { applicantType, domain } from '../fields/codes.ts'
import { signupData } from './signupData.ts'

/** What every later screen is told about the application. Source: document 2, section 3. */
export const applicationContext = signupData
  .pick({
    account_type: true,
    account_holder_type: true,
    use_myinfo: true,
    linked_email: true,
    ebillEligible: true,
    isNewCustomer: true,
    gasPreSelected: true,
    townGas: true,
    isChangedEmailLinked: true,
    hasMissedAppointment: true,
    isDisconnected: true,
    hasActiveAcctUnderName: true,
  })
  .extend({ application_type: applicantType, application_domain: domain })
  .meta({ description: 'What every later screen is told about the application.' })
export type ApplicationContext = z.infer<typeof applicationContext>
