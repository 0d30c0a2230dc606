import { control } from '@open-account/contracts/control/control'
import type { RecordedAnswer, Recording } from '@open-account/contracts/control/recordings'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { SelectField } from '../../../kit/ui/field/SelectField.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { dateOf, timeOf } from '../moments.ts'
import { Buttons, Fields, Panel } from '../Panel.tsx'
import { addressOf, params } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { More, Search } from '../Search.tsx'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'
import { useList } from '../useList.ts'
import { live } from '../useWorld.ts'

const choices = [
  { value: 'true', label: 'Those that differ' },
  { value: 'false', label: 'Those that do not' },
]

const reasons: Readonly<Record<NonNullable<Recording['without_stub']>, string>> = {
  stream: 'Not replayed, because it is a stream.',
  file: 'Not replayed, because it is a file.',
  too_large: 'Not replayed, because it is too large.',
}

const answerText = ({ status, error }: RecordedAnswer): string =>
  error === null ? String(status) : `${status} ${error}`

const RecordingRow = ({ recording }: { readonly recording: Recording }) => {
  const { operation, method, path, at, backend, service, contract, differs, without_stub: reason } = recording
  return (
    <Row name={operation} aside={`${dateOf(at)}, ${timeOf(at)}`}>
      <p>
        <code>
          {method} {path}
        </code>
      </p>
      <p>
        <b className={css['status']} data-refused={differs || undefined}>
          {differs ? 'Differs' : 'The same'}
        </b>
        : the backend answered {answerText(backend)}
        {service === null ? '' : `, this service ${answerText(service)}`}
        {contract.length > 0 && ', against the contract:'}
      </p>
      {contract.length > 0 && (
        <ul className={css['breach']}>
          {contract.map(({ path: field, message }) => (
            <li key={`${field} ${message}`}>
              <code>{field}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {reason !== null && <p>{reasons[reason]}</p>}
    </Row>
  )
}

/** The calls that were passed on to a backend, and where its answers differ from the contract and the rules. */
export const RecordingsPanel = () => {
  const list = useList()
  const [differs, setDiffers] = useState('')
  const query = { ...list.query, ...(differs !== '' && { differs: differs as 'true' | 'false' }) }
  const { data, error } = tsr.recordings.list.useQuery({
    queryKey: ['recordings', query],
    queryData: { params, query },
    refetchInterval: live,
    placeholderData: keepPreviousData,
  })
  const clear = useAction(() => tsr.recordings.clear.mutate({ params }))
  const { recordings = [], total = 0, is_recording: isRecording } = data?.body ?? {}
  return (
    <Panel
      title="Recordings"
      lead="Calls that were passed on to a backend, and where its answers differ from the contract and the rules of this service."
      reads={control.recordings.list}
    >
      <Failure error={error ?? clear.error} />
      {isRecording === false && (
        <Notice>
          <p>
            This service does not record. Start it with <code>RECORD_TO=https://backend.example</code> to pass
            its calls on to a backend and to record the answers.
          </p>
        </Notice>
      )}
      {isRecording === true && (
        <p>
          This service records. Each answer is also a <a href={addressOf('faults')}>fault</a> that gives it
          again without the backend.
        </p>
      )}
      {(isRecording === true || total > 0 || list.typed !== '' || differs !== '') && (
        <>
          <div className={css['after']}>
            <Fields>
              <Search list={list} hint="Name of a call, or path" />
              <SelectField
                id="differs"
                label="Answers"
                value={differs}
                onChange={setDiffers}
                options={choices}
                placeholder="All"
              />
            </Fields>
          </div>
          <Rows
            empty={
              list.typed === '' && differs === '' ? 'No call was recorded yet.' : 'No recorded call fits.'
            }
          >
            {recordings.map(recording => (
              <RecordingRow recording={recording} key={recording.id} />
            ))}
          </Rows>
          <More list={list} shown={recordings.length} total={total} />
          {total > 0 && (
            <Buttons>
              <Button look="secondary" small pending={clear.isPending} onClick={() => clear.mutate()}>
                Delete the list
              </Button>
            </Buttons>
          )}
        </>
      )}
    </Panel>
  )
}
