/** Whether a call is a browser's that goes to a page, and not a program's. `accept`: what it says it takes. */
export const wantsPage = (accept = ''): boolean => accept.includes('text/html')
