import { hash } from 'node:crypto'
import type { SubmitBody } from '@open-account/contracts/submission/body'

/** Fields that may differ between a submission and its repetition. */
const notCompared: ReadonlySet<string> = new Set([
  'payment_method',
  'payment_redirect',
  'bypass_dup_check',
  'gaId',
])

const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}

/** A hash that is equal for bodies with equal fields in any order. */
export const fingerprintOf = (body: SubmitBody): string => {
  const compared = Object.entries(body).filter(([key]) => !notCompared.has(key))
  return hash('sha256', JSON.stringify(sorted(Object.fromEntries(compared))))
}
