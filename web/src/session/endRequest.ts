/** The event of the document by which a page asks a shared device to end the session. */
export const endRequest = 'endrequest'
