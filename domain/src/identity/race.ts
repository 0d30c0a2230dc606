import type { Race } from '../application/codes.ts'

const raceByIdentityCode: ReadonlyMap<string, Race> = new Map([
  ['CN', 'chinese'],
  ['MY', 'malay'],
  ['IN', 'indian'],
])

/** The race for a code of the identity data: Chinese, Malay, Indian, or others for every other code (C-060). */
export const raceOfIdentityCode = (code: string): Race => raceByIdentityCode.get(code) ?? 'others'
