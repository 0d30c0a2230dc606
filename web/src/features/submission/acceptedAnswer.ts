import type { SubmitAnswer, SubmitReply } from '@open-account/contracts/submitAnswer'
import { failureOf } from '../../http/api/failureOf.ts'

const isAnswer = (reply: SubmitReply): reply is SubmitAnswer =>
  reply.status === 'SUCCESS' || (reply.status === 'FAIL' && 'app_id' in reply)

/** The answer to a submission. Throws a refusal with HTTP status 200 like one with its own HTTP status (C-188). */
export const acceptedAnswer = (reply: SubmitReply): SubmitAnswer => {
  if (isAnswer(reply)) return reply
  throw failureOf(reply)
}
