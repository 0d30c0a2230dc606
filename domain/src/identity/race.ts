import type { Race } from '../application/codes.ts'

const raceByIdentityCode: ReadonlyMap<string, Race> = new Map([
  ['CN', 'chinese'],
  ['MY', 'malay'],
  ['IN', 'indian'],
])

/** Our race for the code of the identity data: Chinese, Malay and Indian by name, every other one as others (C-060). */
export const raceOfIdentityCode = (code: string): Race => raceByIdentityCode.get(code) ?? 'others'
