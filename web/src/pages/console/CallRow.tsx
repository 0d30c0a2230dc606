import type { RequestLogSummary } from '@open-account/contracts/control/requestLogEntry'
import css from './console.module.css'
import { timeOf } from './moments.ts'
import { addressOf } from './place.ts'
import { Row } from './Rows.tsx'

export const statusText = (status: number): string => (status === 0 ? 'no answer' : String(status))

/** A call in a list, which leads to its entry in the request log. */
export const CallRow = ({ entry }: { readonly entry: RequestLogSummary }) => {
  const { id, at, method, operation, path, status, error, sentence, fault, duration_ms } = entry
  return (
    <Row
      name={
        <a href={addressOf('request-log', id)}>
          {method} {operation ?? path}
        </a>
      }
      aside={`${timeOf(at)}, ${Math.round(duration_ms)} ms`}
    >
      <p>
        <b className={css['status']} data-refused={status === 0 || status >= 400 || undefined}>
          {statusText(status)}
        </b>{' '}
        {error !== null && <code>{error}</code>} {fault !== null && `fault: ${fault}`} {sentence}
      </p>
    </Row>
  )
}
