/** The message about an address that belongs to another utilities account. Source: document 2, section 8. */
export const emailLinked = 'This email has been used in another utilities account. Please use another email.'

/** The message where such an address was chosen for bills. Source: document 2, section 5. */
export const changeEmail = 'Please click on "Change Email" to enter new email address'

/** The message about a second address that repeats the first one. */
export const differentEmail = 'Please provide a different email address'
