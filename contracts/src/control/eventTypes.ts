/** What the events of a world say. */
export const eventTypes = ['application.submitted', 'payment.reported', 'mail.sent', 'file.stored'] as const
export type EventType = (typeof eventTypes)[number]
