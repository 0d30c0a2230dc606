/** Whether a company's status means that it is active: it begins with 'live' in any case (C-055). */
export const isCompanyLive = (status: string): boolean => status.trim().toUpperCase().startsWith('LIVE')

/** The `details` of the name look-up for a company that is not active. The text is ours. */
export const inactiveCompanyDetails = 'The company is not active.'

/** Whether a name look-up found a company that is not active. */
export const isCompanyInactive = (details: string | null): boolean => details === inactiveCompanyDetails
