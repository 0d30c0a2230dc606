/** Where the application begins: the way back from a page that has no other one. */
export const applicationStart = '/open-account/'
