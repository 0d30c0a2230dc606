import type { SubmitBody } from '@open-account/contracts/submission/body'
import { accountTypes } from '@open-account/domain/application/codes'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import { emailScenario } from '../../scenarios/emails.ts'
import type { Service } from '../../service/service.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { changeTransaction } from '../../store/transactions.ts'
import { refusedSlot } from '../turnOn/refusedSlot.ts'

/** Whether the applicant chose to continue in spite of a pending application: commercial applications only (C-089). */
const isPendingAccepted = (body: SubmitBody): boolean =>
  body.account_type === accountTypes.commercial && body.bypass_dup_check === 'true'

/** Refuses a submission when the scenario of its e-mail is a refusal. */
export const refuseByScenario = async (
  { db }: Pick<Service, 'db'>,
  request: FastifyRequest,
  transaction: TransactionRow,
  body: SubmitBody,
): Promise<void> => {
  const { entry, submit } = emailScenario(body.email)
  if (entry === null) return
  const { rule } = entry
  /** Only the date or appointment that was submitted first is refused, each time. */
  const refuseOnce = async (choice: string, refusal: Refusal) => {
    if (transaction.refused !== null && transaction.refused !== choice) return
    await changeTransaction(db, transaction, { refused: choice })
    throw refusal
  }
  const { move_in_yyyymmdd: date, appointment_start_time: start } = body
  switch (submit.kind) {
    case 'refused':
      if (submit.code === 'pending' && isPendingAccepted(body)) return
      throw new Refusal(submit.code, { rule })
    case 'date refused':
      return refuseOnce(date, new Refusal(submit.code, { rule }))
    case 'slot lost':
      return refuseOnce(
        refusedSlot(date, start ?? ''),
        new Refusal('timeslot_not_available', { rule, status: 422 }),
      )
    case 'accepted':
    case 'signature failed':
  }
}
