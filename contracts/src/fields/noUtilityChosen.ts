/** What an application without any service says. Source: document 1, section 5. */
export const noUtilityChosen = 'Please choose a utility'
