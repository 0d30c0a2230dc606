/** What is said of an address that belongs to another utilities account. Source: document 2, section 8. */
export const emailLinked = 'This email has been used in another utilities account. Please use another email.'

/** What is said where such an address was to receive bills. Source: document 2, section 5. */
export const changeEmail = 'Please click on "Change Email" to enter new email address'

/** What a second address says when it repeats the first one. */
export const differentEmail = 'Please provide a different email address'
