import { nonStandardLeadDays } from '@open-account/domain/turnOn/limits'

/** Whether somebody has to be there when the services are turned on. Texts are ours. */
export const visitWords = (nanl: boolean): string =>
  nanl
    ? `Someone may need to be present for the appointment, which is more than ${nonStandardLeadDays} days from today`
    : 'Someone may need to be present for the appointment'
