/** The topics of the requirements, in order. The titles are ours. */
export const requirementTopics = [
  { id: 'applicant', title: 'Who can apply, and for what' },
  { id: 'costs', title: 'Deposit and charges' },
  { id: 'proof', title: 'Documents and Myinfo' },
  { id: 'turnOn', title: 'Turn-on dates and gas' },
] as const

export type RequirementTopic = (typeof requirementTopics)[number]['id']
