/** What the footer explains, with the titles. */
export const aboutTopics = {
  privacy: 'Privacy notice',
  accessibility: 'Accessibility statement',
  contact: 'Contact',
} as const

export type AboutTopic = keyof typeof aboutTopics
