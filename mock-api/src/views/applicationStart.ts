/** The start of the application, for pages without another link back. */
export const applicationStart = '/open-account/'
