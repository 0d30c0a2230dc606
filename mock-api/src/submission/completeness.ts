import type { Issue } from '@open-account/contracts/errors'
import { documentMissing } from '@open-account/contracts/fields/uploads'
import { applicantTooYoung } from '@open-account/contracts/fields/sentences'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import { missingSentence } from '@open-account/contracts/submission/missingSentence'
import { answersOfBody, bodyPathOf } from '@open-account/contracts/submission/submittedFields'
import { accountHolderTypes } from '@open-account/domain/application/codes'
import { isOldEnough } from '@open-account/domain/identity/age'
import { documents } from '@open-account/domain/requirements/documents'
import { missingDocuments } from '@open-account/domain/requirements/documentSteps'
import { missingSubmittedFields } from '@open-account/domain/requirements/missingFields'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../service.ts'
import { listAttachments } from '../store/attachments.ts'
import type { TransactionRow } from '../store/tables.ts'
import { dateAt } from '../worlds/today.ts'
import { seal } from '../worlds/seal.ts'
import { billIssues } from './billIssues.ts'
import type { Knowledge } from './knowledge.ts'
import { readingIssues } from './readingIssues.ts'
import { signatureIssues } from './signature.ts'
import { supplyIssues } from './supplyIssues.ts'
import { uenIssues } from './uenIssues.ts'

interface Judged {
  readonly request: FastifyRequest
  readonly transaction: TransactionRow
  readonly body: SubmitBody
  readonly knowledge: Knowledge
}

const missing = ({ body, knowledge }: Judged): readonly Issue[] =>
  missingSubmittedFields(knowledge.facts, answersOfBody(body)).map(field => ({
    path: bodyPathOf(field) ?? field,
    message: missingSentence(field) ?? 'This is required for your application.',
  }))

const missingUploads = async ({ db }: Pick<Service, 'db'>, { knowledge, transaction }: Judged) => {
  const stored = await listAttachments(db, { world: transaction.world, state_id: transaction.id })
  const uploaded = documents.filter(({ uploadType }) => stored.some(({ type }) => type === uploadType))
  return missingDocuments(
    knowledge.facts,
    uploaded.map(({ id }) => id),
  ).map(({ uploadType, label }): Issue => ({
    path: `documents.${uploadType}`,
    message: `${label}: ${documentMissing}`,
  }))
}

const belongsToTransaction = ({ knowledge: { facts }, transaction }: Judged): readonly Issue[] =>
  facts.domain === transaction.domain && facts.type === transaction.type
    ? []
    : [{ path: 'account_type', message: 'The transaction was started for another kind of account.' }]

/** Identity data counts only when this transaction got it, for the very person or company that is submitted. */
const identityData = ({ body, request, transaction }: Judged): readonly Issue[] =>
  !body.fromMyInfo || transaction.identity_hash === seal(request.world, 'identity', body.nric)
    ? []
    : [{ path: 'fromMyInfo', message: 'The identity service did not give this data for this transaction.' }]

const age = ({ body, request }: Judged): readonly Issue[] => {
  if (body.account_holder_type !== accountHolderTypes.personal) return []
  const birth = parseWireDate(body.birth_date_yyyymmdd)
  return birth !== null && isOldEnough(birth, dateAt(request.at))
    ? []
    : [{ path: 'birth_date_yyyymmdd', message: applicantTooYoung }]
}

const company = ({ body, request }: Judged): readonly Issue[] =>
  body.account_holder_type === accountHolderTypes.company ? uenIssues(body.nric, dateAt(request.at)) : []

const maskedEmail = ({ body, knowledge }: Judged): readonly Issue[] =>
  body.is_masked_email && knowledge.customer.answer.linked_email === null
    ? [{ path: 'is_masked_email', message: 'There is no existing account whose e-mail could be used.' }]
    : []

/** Everything that a submission lacks, by the same tables as the screens. */
export const incompleteness = async (
  service: Pick<Service, 'db'>,
  judged: Judged,
): Promise<readonly Issue[]> => [
  ...belongsToTransaction(judged),
  ...missing(judged),
  ...age(judged),
  ...company(judged),
  ...supplyIssues(judged.knowledge.facts, judged.body),
  ...readingIssues(judged.knowledge.facts, judged.body),
  ...identityData(judged),
  ...maskedEmail(judged),
  ...(await billIssues(service, judged)),
  ...(await missingUploads(service, judged)),
  ...(await signatureIssues(service.db, judged.request, judged.transaction, judged.body)),
]
