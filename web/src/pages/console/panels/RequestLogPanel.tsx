import { control } from '@open-account/contracts/control/control'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClass } from '../../../kit/ui/button/Button.tsx'
import { SelectField } from '../../../kit/ui/field/SelectField.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import { CallRow } from '../CallRow.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { operationOptions } from '../operationOptions.ts'
import { Buttons, Fields, Panel } from '../Panel.tsx'
import { params, world } from '../place.ts'
import { RequestLogEntry } from '../RequestLogEntry.tsx'
import { Rows } from '../Rows.tsx'
import { MoreButton, Search } from '../Search.tsx'
import { tsr } from '../steer.ts'
import { useList } from '../useList.ts'
import { live } from '../useWorld.ts'

/** The choice of the calls that a fault affected, among the statuses. */
const fault = 'fault'
/** Which answers a tester looks for. */
const answers = [
  { value: '2xx', label: 'Accepted (2xx)' },
  { value: '3xx', label: 'Redirected (3xx)' },
  { value: '4xx', label: 'Refused (4xx)' },
  { value: '5xx', label: 'Failed (5xx)' },
  { value: '0', label: 'None: the connection was cut' },
  { value: fault, label: 'Affected by a fault' },
]

const formats = [
  { format: 'curl', label: 'All as curl' },
  { format: 'playwright', label: 'All for Playwright' },
  { format: 'http', label: 'All as .http' },
] as const

interface FoundProps {
  /** The conditions that the calls meet. */
  readonly conditions: Readonly<Record<string, string>>
}

/** How many calls were found, and all of them as a program or an editor can make them again. */
const Found = ({ conditions }: FoundProps) => {
  const { data } = tsr.requestLog.count.useQuery({
    queryKey: ['request-log-count', conditions],
    queryData: { params, query: conditions },
    refetchInterval: live,
    placeholderData: keepPreviousData,
  })
  const { count = 0 } = data?.body ?? {}
  if (count === 0) return null
  const path = control.requestLog.exportAll.path.replace(':world', world)
  return (
    <>
      <p className={css['count']}>{count === 1 ? '1 call' : `${count} calls`}</p>
      <Buttons>
        {formats.map(({ format, label }) => (
          <a
            key={format}
            className={buttonClass({ look: 'secondary', small: true })}
            href={`${path}?${new URLSearchParams({ ...conditions, format }).toString()}`}
            target="_blank"
          >
            {label}
          </a>
        ))}
      </Buttons>
    </>
  )
}

const RequestLog = () => {
  const list = useList()
  const [operation, setOperation] = useState('')
  const [answer, setAnswer] = useState('')
  const [applicant, setApplicant] = useState('')
  const { limit, ...search } = list.query
  const conditions = {
    ...search,
    ...(operation !== '' && { operation }),
    ...(answer !== '' && (answer === fault ? { fault: 'any' as const } : { status: answer })),
    ...(applicant.trim() !== '' && { applicant: applicant.trim() }),
  }
  const query = { ...conditions, limit, order: 'newest' as const }
  const { data, error } = tsr.requestLog.list.useQuery({
    queryKey: ['request-log', query],
    queryData: { params, query },
    refetchInterval: live,
    placeholderData: keepPreviousData,
  })
  const entries = data?.body.entries ?? []
  return (
    <Panel
      title="Request log"
      lead="Every call of this world, the newest first, with the rule that decided it."
      reads={control.requestLog.list}
    >
      <Failure error={error} />
      <Fields>
        <Search list={list} hint="In addresses, headers and bodies" />
        <TextField
          id="applicant"
          label="Applicant"
          hint="An id, an NRIC, a UEN or an e-mail"
          value={applicant}
          onChange={setApplicant}
        />
        <SelectField
          id="operation"
          label="Call"
          value={operation}
          onChange={setOperation}
          options={operationOptions.filter(({ value }) => value !== '*')}
          placeholder="Any"
        />
        <SelectField
          id="answer"
          label="Answer"
          value={answer}
          onChange={setAnswer}
          options={answers}
          placeholder="Any"
        />
      </Fields>
      <Found conditions={conditions} />
      <Rows empty="No call fits, or nothing was called yet.">
        {entries.map(entry => (
          <CallRow entry={entry} key={entry.id} />
        ))}
      </Rows>
      {entries.length === list.query.limit && <MoreButton list={list} />}
    </Panel>
  )
}

export const RequestLogPanel = ({ detail }: { readonly detail: string }) =>
  detail === '' ? <RequestLog /> : <RequestLogEntry id={detail} />
