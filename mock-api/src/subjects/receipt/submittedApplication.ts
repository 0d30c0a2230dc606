import { submitAnswer } from '@open-account/contracts/submitAnswer'
import type { DepositPayment } from '@open-account/contracts/nextSteps'
import { defaultNumbers } from '@open-account/contracts/settings'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import { accountTypes } from '@open-account/domain/application/codes'
import type { AmountsToPay } from '@open-account/domain/payment/amountsToPay'
import type { Service } from '../../service/service.ts'
import { hasForm } from '../../store/forms.ts'
import { listPayments } from '../../store/payments.ts'
import type { PaymentRow, TransactionRow, WorldRow } from '../../store/tables.ts'
import { amountsOf } from '../payment/payableOf.ts'
import { storedBody } from '../submission/storedBody.ts'
import { settingsOf } from '../worlds/settingsOf.ts'

/** Everything that an e-mail or a receipt says about an accepted application. */
export interface SubmittedApplication {
  readonly appId: string
  /** By the clock of its world. Epoch milliseconds. */
  readonly submittedAt: number
  readonly body: SubmitBody
  /** The amounts to pay; null where nothing is paid online. */
  readonly amounts: AmountsToPay | null
  readonly deposit: DepositPayment
  /** Whether its form is not signed yet, because the signature could not be attached. */
  readonly isUnsigned: boolean
  readonly hotline: string
  readonly gasNumber: string
}

const depositOf = (payments: readonly PaymentRow[], isUnsigned: boolean): DepositPayment => {
  if (payments.some(({ state }) => state === 'success')) return 'paid'
  if (payments.some(({ state }) => state === 'pending')) return 'processing'
  return isUnsigned ? 'after signing' : 'not paid'
}

/** The accepted application of a transaction as it is now; null before it is submitted. */
export const submittedApplication = async (
  { db, env }: Pick<Service, 'db' | 'env'>,
  world: WorldRow,
  transaction: TransactionRow,
): Promise<SubmittedApplication | null> => {
  const { id, app_id: appId, submitted_at: submittedAt, body: stored, answer } = transaction
  if (appId === null || submittedAt === null || stored === null || answer === null) return null
  const body = storedBody(stored)
  const { status } = submitAnswer.parse(JSON.parse(answer))
  const isUnsigned = status === 'FAIL' && !(await hasForm(db, { world: world.id, state_id: id }))
  const isPaidOnline = body.account_type === accountTypes.commercial
  const payments = isPaidOnline ? await listPayments(db, transaction) : []
  const { hotline = defaultNumbers.hotline, gasNumber = defaultNumbers.gasNumber } = settingsOf(env, world)
  return {
    appId,
    submittedAt,
    body,
    amounts: amountsOf(world, body),
    deposit: depositOf(payments, isUnsigned),
    isUnsigned,
    hotline,
    gasNumber,
  }
}
