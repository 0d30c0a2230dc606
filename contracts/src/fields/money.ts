import { toCents } from '@open-account/domain/deposit/money'
import { z } from 'zod'
import { notAnAmount } from './messages.ts'

/** Money on the wire: Singapore dollars, at most two decimals, never negative. */
export const dollarAmount = z
  .number()
  .nonnegative()
  .refine(amount => toCents(amount) !== null, { error: notAnAmount })
  .meta({ description: 'Singapore dollars with at most two decimals.', 'x-rules': [notAnAmount] })

/** Money inside the gateway's messages: whole cents written as a text. */
export const centsText = z
  .string()
  .regex(/^\d+$/)
  .meta({ description: 'Singapore cents, a whole number written as a text.' })
