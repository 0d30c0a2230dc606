/** What residential premises get without a choice. Source: document 1, section 2, and document 2, section 2. */
export const servicesDefault = 'Electricity and Water are selected by default.'
