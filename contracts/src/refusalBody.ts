import { type Issue, type Refusal, type ServiceErrorCode, statusOf } from './errors.ts'
import { refusalMessages } from './refusalMessages.ts'

interface Details {
  /** Replaces the message of the code. */
  readonly description?: string
  readonly issues?: readonly Issue[] | undefined
}

/** The body of a refusal with this code. */
export const refusalBody = <Code extends ServiceErrorCode>(
  code: Code,
  { description = refusalMessages[code], issues }: Details = {},
): Refusal<Code> => {
  const status = statusOf(code)
  return {
    error: code,
    ...(status !== undefined && { status }),
    error_description: description,
    ...(issues !== undefined && { issues }),
  }
}
