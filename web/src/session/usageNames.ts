import type { Usage } from '@open-account/domain/application/codes'

/** The two types of usage as they are shown. */
export const usageNames: Readonly<Record<Usage, string>> = { permanent: 'Permanent', temporary: 'Temporary' }
