import type { Issue } from '@open-account/contracts/errors'
import { documentMissing } from '@open-account/contracts/fields/uploads'
import { applicantTooYoung, dateInFuture } from '@open-account/contracts/fields/messages'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import { missingFieldMessage } from '@open-account/contracts/submission/missingFieldMessage'
import { answersOfBody, bodyPathOf } from '@open-account/contracts/submission/submittedFields'
import { accountHolderTypes } from '@open-account/domain/application/codes'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { maskEmail } from '@open-account/domain/contact/masking'
import { isOldEnough } from '@open-account/domain/identity/age'
import { isPersonTypedIn } from '@open-account/domain/requirements/conditions'
import { documents } from '@open-account/domain/requirements/documents'
import { missingDocuments } from '@open-account/domain/requirements/documentSteps'
import { missingSubmittedFields } from '@open-account/domain/requirements/missingFields'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../../service/service.ts'
import { listAttachments } from '../../store/attachments.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { settingsOf } from '../worlds/settingsOf.ts'
import { dateAt } from '../worlds/today.ts'
import { mac } from '../worlds/mac.ts'
import { billIssues } from './billIssues.ts'
import type { SubmissionContext } from './submissionContext.ts'
import { premisesIssues } from './premisesIssues.ts'
import { readingIssues } from './readingIssues.ts'
import { signatureIssues } from './signature.ts'
import { supplyIssues } from './supplyIssues.ts'
import { uenIssues } from './uenIssues.ts'

interface Submission {
  readonly request: FastifyRequest
  readonly transaction: TransactionRow
  readonly body: SubmitBody
  readonly context: SubmissionContext
}

const missing = ({ body, context }: Submission): readonly Issue[] =>
  missingSubmittedFields(context.facts, answersOfBody(body)).map(field => ({
    path: bodyPathOf(field) ?? field,
    message: missingFieldMessage(field) ?? 'This is required for your application.',
  }))

const missingUploads = async ({ db }: Pick<Service, 'db'>, { context, transaction }: Submission) => {
  const stored = await listAttachments(db, { world: transaction.world, state_id: transaction.id })
  const uploaded = documents.filter(({ uploadType }) => stored.some(({ type }) => type === uploadType))
  return missingDocuments(
    context.facts,
    uploaded.map(({ id }) => id),
  ).map(({ uploadType, label }): Issue => ({
    path: `documents.${uploadType}`,
    message: `${label}: ${documentMissing}`,
  }))
}

const belongsToTransaction = ({ context: { facts }, transaction }: Submission): readonly Issue[] =>
  facts.domain === transaction.domain && facts.type === transaction.type
    ? []
    : [{ path: 'account_type', message: 'The transaction was started for another kind of account.' }]

/** Identity data is valid only when this transaction retrieved it, for the person or company that is submitted. */
const identityData = ({ body, request, transaction }: Submission): readonly Issue[] =>
  !body.fromMyInfo || transaction.identity_hash === mac(request.world, 'identity', body.nric)
    ? []
    : [{ path: 'fromMyInfo', message: 'The identity service did not give this data for this transaction.' }]

/** Particulars may be typed in only where the settings and the mode allow it. */
const manualEntry = (env: Service['env'], { request, context: { facts } }: Submission): readonly Issue[] =>
  facts.identityData === true ||
  (settingsOf(env, request.world).manualEntry !== false &&
    modeCapabilities[facts.mode].manualEntry[facts.domain][facts.type])
    ? []
    : [{ path: 'fromMyInfo', message: 'The particulars have to come from the identity service here.' }]

const dateOfIssue = ({ body, request, context: { facts } }: Submission): readonly Issue[] => {
  const issued = parseWireDate(body.nric_issue_yyyymmdd ?? '')
  if (!isPersonTypedIn(facts) || issued === null) return []
  return Temporal.PlainDate.compare(issued, dateAt(request.at)) > 0
    ? [{ path: 'nric_issue_yyyymmdd', message: dateInFuture('Date of Issue') }]
    : []
}

const age = ({ body, request }: Submission): readonly Issue[] => {
  if (body.account_holder_type !== accountHolderTypes.personal) return []
  const birth = parseWireDate(body.birth_date_yyyymmdd)
  return birth !== null && isOldEnough(birth, dateAt(request.at))
    ? []
    : [{ path: 'birth_date_yyyymmdd', message: applicantTooYoung }]
}

const company = ({ body, request }: Submission): readonly Issue[] =>
  body.account_holder_type === accountHolderTypes.company
    ? uenIssues(body.nric, dateAt(request.at), request.world)
    : []

/** A masked e-mail must be that of the existing account (C-058). */
const maskedEmail = ({ body, context }: Submission): readonly Issue[] => {
  const { linked_email: linked } = context.customer.answer
  if (linked === null)
    return body.is_masked_email
      ? [{ path: 'is_masked_email', message: 'There is no existing account whose e-mail could be used.' }]
      : []
  return body.is_masked_email && body.email === maskEmail(linked)
    ? []
    : [{ path: 'email', message: 'The e-mail is that of the existing account, masked.' }]
}

/** Everything that is missing or wrong in a submission, by the same tables as the screens. */
export const incompleteness = async (
  service: Pick<Service, 'db' | 'env'>,
  submission: Submission,
): Promise<readonly Issue[]> => [
  ...belongsToTransaction(submission),
  ...missing(submission),
  ...dateOfIssue(submission),
  ...age(submission),
  ...company(submission),
  ...premisesIssues(submission.context.facts, submission.body, submission.request.world),
  ...supplyIssues(submission.context.facts, submission.body, submission.context.premises),
  ...readingIssues(submission.context.facts, submission.body),
  ...identityData(submission),
  ...manualEntry(service.env, submission),
  ...maskedEmail(submission),
  ...(await billIssues(service, submission)),
  ...(await missingUploads(service, submission)),
  ...(await signatureIssues(service.db, submission.request, submission.transaction, submission.body)),
]
