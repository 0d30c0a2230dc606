import type { Issue } from '@open-account/contracts/errors'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import { claimSignature, findSignature } from '../../store/signatures.ts'
import type { Db, TransactionRow } from '../../store/tables.ts'

const issue: Issue = {
  path: 'file_id',
  message: 'The signature is not stored any more, or belongs to another application. Please sign again.',
}

type Signed = Pick<SubmitBody, 'file_id'>

/** An issue when the submitted signature is not stored or belongs to another application. */
export const signatureIssues = async (
  db: Db,
  { at }: Pick<FastifyRequest, 'at'>,
  transaction: TransactionRow,
  { file_id: id }: Signed,
): Promise<readonly Issue[]> =>
  id === '' || (await findSignature(db, transaction, id, at)) !== undefined ? [] : [issue]

/** Binds the signature to the application. Refuses a signature that another application has claimed meanwhile. */
export const bindSignature = async (
  db: Db,
  request: FastifyRequest,
  transaction: TransactionRow,
  { file_id: id }: Signed,
): Promise<void> => {
  if (id === '' || (await claimSignature(db, transaction, id, request.at))) return
  throw new Refusal('application_incomplete', { rule: 'submit.incomplete', issues: [issue] })
}
