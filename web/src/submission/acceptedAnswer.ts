import type { SubmitAnswer, SubmitReply } from '@open-account/contracts/submission/answer'
import { failureOf } from '../api/failureOf.ts'

const isAnswer = (reply: SubmitReply): reply is SubmitAnswer =>
  reply.status === 'SUCCESS' || (reply.status === 'FAIL' && 'app_id' in reply)

/** The answer to a submission. A refusal inside a success is thrown like one that came with its status (C-188). */
export const acceptedAnswer = (reply: SubmitReply): SubmitAnswer => {
  if (isAnswer(reply)) return reply
  throw failureOf(reply)
}
