import { control } from '@open-account/contracts/control/control'
import { type FlowId, flows } from '@open-account/domain/flow/flows'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { CheckboxField } from '../../../kit/ui/choice/CheckboxField.tsx'
import { SelectField } from '../../../kit/ui/field/SelectField.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import { CopyButton } from '../CopyButton.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { dateOf, timeOf } from '../moments.ts'
import { Fields, Panel, Part } from '../Panel.tsx'
import { addressOf, params } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { More, Search } from '../Search.tsx'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'
import { useList } from '../useList.ts'
import { live } from '../useWorld.ts'

const flowOptions = Object.keys(flows).map(value => ({ value, label: value }))

/** Makes complete applications of made-up applicants. */
const Seed = () => {
  const [count, setCount] = useState('1')
  const [flow, setFlow] = useState('residential/personal')
  const [paid, setPaid] = useState(false)
  const seed = useAction(() =>
    tsr.applications.seed.mutate({ params, body: { count: Number(count), flow: flow as FlowId, paid } }),
  )
  return (
    <form
      className={css['form']}
      onSubmit={event => {
        event.preventDefault()
        seed.mutate()
      }}
    >
      <Fields>
        <TextField
          id="count"
          label="How many, up to 100"
          inputMode="numeric"
          value={count}
          onChange={setCount}
          required
        />
        <SelectField id="flow" label="Flow" value={flow} onChange={setFlow} options={flowOptions} required />
      </Fields>
      <CheckboxField
        id="paid"
        label="Those that are paid online are paid"
        checked={paid}
        onChange={setPaid}
      />
      <Button type="submit" look="secondary" pending={seed.isPending}>
        Make applications
      </Button>
      <Failure error={seed.error} />
    </form>
  )
}

/** One application with its documents, its payments and what was submitted. */
const Application = ({ id }: { readonly id: string }) => {
  const { data, error } = tsr.applications.read.useQuery({
    queryKey: ['application', id],
    queryData: { params: { ...params, application: id } },
    refetchInterval: live,
  })
  const read = control.applications.read
  const text = JSON.stringify(data?.body.submission, null, 2)
  return (
    <Panel
      title={data?.body.app_id ?? 'Application'}
      lead={data && `${data.body.flow}, ${data.body.state}`}
      reads={{ ...read, path: read.path.replace(':application', id) }}
    >
      <p className={css['call']}>
        <a href={addressOf('applications')}>All applications</a>
      </p>
      <Failure error={error} />
      {data && (
        <>
          <Part title="Documents">
            <Rows empty="No document was uploaded.">
              {data.body.documents.map(({ file_id, type, filename, size }) => (
                <Row key={file_id} name={filename} aside={`${size} bytes`}>
                  <p>{type}</p>
                </Row>
              ))}
            </Rows>
          </Part>
          <Part title="Payments">
            <Rows empty="No payment was opened.">
              {data.body.payments.map(({ reference, state, opened_at: at }) => (
                <Row key={reference} name={<code>{reference}</code>} aside={`${dateOf(at)}, ${timeOf(at)}`}>
                  <p>{state}</p>
                </Row>
              ))}
            </Rows>
          </Part>
          {data.body.submission && (
            <Part title="Submission">
              <pre className={css['code']}>{text}</pre>
              <CopyButton text={text} what="the submission" />
            </Part>
          )}
        </>
      )}
    </Panel>
  )
}

const Applications = () => {
  const list = useList()
  const { data, error } = tsr.applications.list.useQuery({
    queryKey: ['applications', list.query],
    queryData: { params, query: list.query },
    refetchInterval: live,
    placeholderData: keepPreviousData,
  })
  const { applications = [], total = 0 } = data?.body ?? {}
  return (
    <Panel
      title="Applications"
      lead="Every application that was started in this world, the oldest first."
      reads={control.applications.list}
    >
      <Failure error={error} />
      <Fields>
        <Search list={list} hint="An id, or a text of the submission" />
      </Fields>
      <Rows empty={list.typed === '' ? 'No application was started.' : 'No application contains this.'}>
        {applications.map(({ state_id, app_id, flow, state, started_at: at }) => (
          <Row
            key={state_id}
            name={<a href={addressOf('applications', state_id)}>{app_id ?? state_id}</a>}
            aside={`${dateOf(at)}, ${timeOf(at)}`}
          >
            <p>
              {flow}, {state}
            </p>
          </Row>
        ))}
      </Rows>
      <More list={list} shown={applications.length} total={total} />
      <Part title="Make applications">
        <Seed />
      </Part>
    </Panel>
  )
}

export const ApplicationsPanel = ({ detail }: { readonly detail: string }) =>
  detail === '' ? <Applications /> : <Application id={detail} />
