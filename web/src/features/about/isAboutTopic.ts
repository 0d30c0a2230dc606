import { type AboutTopic, aboutTopics } from './aboutTopics.ts'

/** Whether the footer explains this topic. */
export const isAboutTopic = (topic: string): topic is AboutTopic => Object.hasOwn(aboutTopics, topic)
