import { toCents } from '@open-account/domain/deposit/money'
import { minimumAmountPayable } from '@open-account/domain/payment/amount'
import { z } from 'zod'
import { amountTooSmall, notAnAmount } from './sentences.ts'

/** Money on the wire: Singapore dollars, at most two decimals, never negative. */
export const dollars = z
  .number()
  .nonnegative()
  .refine(amount => toCents(amount) !== null, { error: notAnAmount })
  .meta({ description: 'Singapore dollars with at most two decimals.' })

/** What is paid online. */
export const amountPayable = dollars
  .min(minimumAmountPayable, { error: amountTooSmall })
  .meta({ description: `Singapore dollars to pay, at least ${minimumAmountPayable}.` })

/** Money inside the gateway's messages: whole cents written as a text. */
export const centsText = z
  .string()
  .regex(/^\d+$/)
  .meta({ description: 'Singapore cents, a whole number written as a text.' })
