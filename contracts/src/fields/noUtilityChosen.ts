/** The message about an application without a service. Source: document 1, section 5. */
export const noUtilityChosen = 'Please choose a utility'
