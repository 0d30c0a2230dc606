import type { Occupancy } from '@open-account/domain/application/codes'

/** The two kinds of occupancy as they are shown. */
export const occupancyNames: Readonly<Record<Occupancy, string>> = { owner: 'Owner', tenant: 'Tenant' }
