/** The page on which a tester enters the control token. It leads back to the console. */
export const signInPath = '/mock'
