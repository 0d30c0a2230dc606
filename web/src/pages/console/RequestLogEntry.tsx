import { control } from '@open-account/contracts/control/control'
import type { LoggedBody, RequestLogEntry as Entry } from '@open-account/contracts/control/requestLogEntry'
import { buttonClass } from '../../kit/ui/button/Button.tsx'
import css from './console.module.css'
import { CopyButton } from './CopyButton.tsx'
import { Failure } from './Failure.tsx'
import { Headers } from './Headers.tsx'
import { indented } from './indented.ts'
import { dateOf, timeOf } from './moments.ts'
import { Buttons, Panel, Part } from './Panel.tsx'
import { addressOf, params } from './place.ts'
import { tsr } from './steer.ts'

const bodyText = (body: LoggedBody): string => {
  switch (body.kind) {
    case 'text':
      return `${indented(body.text)}${body.is_cut ? '\n… the rest is not recorded' : ''}`
    case 'form':
      return body.fields.map(({ name, value }) => `${name} = ${value}`).join('\n')
    case 'files':
      return body.files
        .map(
          ({ field, name, size, sha256 }) =>
            `${field}: ${name}, ${size ?? '?'} bytes, SHA-256 ${sha256 ?? '?'}`,
        )
        .join('\n')
    case 'binary':
      return `${body.content_type}, ${body.size} bytes, SHA-256 ${body.sha256}`
    case 'left_out':
      return 'Left out, because the service was under load'
    case 'stream':
      return 'A stream'
  }
}

const MessagePart = ({ title, message }: { readonly title: string; readonly message: Entry['request'] }) => {
  const text = message.body === null ? '' : bodyText(message.body)
  return (
    <Part title={title}>
      {text !== '' && (
        <>
          <pre className={css['code']}>{text}</pre>
          <CopyButton text={text} what={`of the ${title.toLowerCase()}`} label="Copy the body" />
        </>
      )}
      <Headers headers={message.headers} />
    </Part>
  )
}

const formats = [
  { format: 'curl', label: 'Copy as curl' },
  { format: 'playwright', label: 'Copy for Playwright' },
  { format: 'http', label: 'Copy as .http' },
] as const

interface ExportedProps {
  readonly id: string
  readonly format: (typeof formats)[number]['format']
  readonly label: string
}

/** Copies a call as a program or an editor can make it again. */
const Exported = ({ id, format, label }: ExportedProps) => {
  const { data } = tsr.requestLog.exportOne.useQuery({
    queryKey: ['exported', id, format],
    queryData: { params: { ...params, entry: id }, query: { format } },
    staleTime: Infinity,
  })
  return data && <CopyButton text={data.body} label={label} />
}

/** One call with everything that was recorded of it. */
export const RequestLogEntry = ({ id }: { readonly id: string }) => {
  const { data, error } = tsr.requestLog.read.useQuery({
    queryKey: ['request-log-entry', id],
    queryData: { params: { ...params, entry: id } },
  })
  const entry = data?.body
  const reads = { ...control.requestLog.read, path: control.requestLog.read.path.replace(':entry', id) }
  if (entry === undefined)
    return (
      <Panel title="A call" reads={reads}>
        <Failure error={error} />
      </Panel>
    )
  const { method, path, query, operation, status, rule, sentence, request, answer } = entry
  const address = query === '' ? path : `${path}?${query}`
  return (
    <Panel title={operation ?? path} lead={sentence ?? undefined} reads={reads}>
      <p className={css['call']}>
        <a href={addressOf('request-log')}>All calls</a>
      </p>
      <dl className={css['facts']}>
        <div>
          <dt>Call</dt>
          <dd>
            <code>
              {method} {address}
            </code>
          </dd>
        </div>
        <div>
          <dt>Answer</dt>
          <dd>
            {status === 0 ? 'No answer: the connection was cut' : status} {entry.error}
          </dd>
        </div>
        <div>
          <dt>Rule</dt>
          <dd>{rule === null ? 'None' : <code>{rule}</code>}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>
            {dateOf(entry.at)}, {timeOf(entry.at)}, {Math.round(entry.duration_ms)} ms
          </dd>
        </div>
        <div>
          <dt>Request id</dt>
          <dd>
            <code>{entry.request_id}</code>
          </dd>
        </div>
      </dl>
      <Buttons>
        {formats.map(({ format, label }) => (
          <Exported id={id} format={format} label={label} key={format} />
        ))}
        {operation !== null && (
          <a
            className={buttonClass({ look: 'secondary', small: true })}
            href={addressOf('faults', operation)}
          >
            Break this next time
          </a>
        )}
      </Buttons>
      <MessagePart title="Request" message={request} />
      {answer !== null && <MessagePart title="Answer" message={answer} />}
    </Panel>
  )
}
