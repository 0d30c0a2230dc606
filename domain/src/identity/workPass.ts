/** The statuses of a work pass with which its holder may open an account. */
const acceptedStatuses: ReadonlySet<string> = new Set(['LIVE', 'APPROVED'])

/** Whether the status of a work pass, as the identity service prints it, is an accepted one. */
export const isWorkPassGood = (status: string): boolean => acceptedStatuses.has(status.trim().toUpperCase())
