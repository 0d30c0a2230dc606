import { errorsByOperation } from '@open-account/contracts/control/errorsByOperation'
import type { FaultEffect } from '@open-account/contracts/control/faults'
import { serviceErrors } from '@open-account/contracts/errors'
import { useState } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { CheckboxField } from '../../kit/ui/choice/CheckboxField.tsx'
import { SelectField } from '../../kit/ui/field/SelectField.tsx'
import { TextArea } from '../../kit/ui/field/TextArea.tsx'
import { TextField } from '../../kit/ui/field/TextField.tsx'
import { brokenCallbackOptions } from './brokenCallbackOptions.ts'
import css from './console.module.css'
import { Failure } from './Failure.tsx'
import { operationOptions } from './operationOptions.ts'
import { Fields } from './Panel.tsx'
import { params } from './place.ts'
import { tsr } from './steer.ts'
import { useAction } from './useAction.ts'

const kinds: Readonly<Record<FaultEffect['kind'], string>> = {
  status: 'is refused with an error',
  answer: 'gets an answer of your own',
  delay: 'is answered late',
  drop: 'loses its connection',
  malformed: 'gets an answer that is not JSON',
  slow_body: 'gets its answer in parts',
  bandwidth: 'has a slow connection',
  cut_body: 'is cut in the middle of the answer',
  stream_cut: 'is a stream that is cut',
  identity_callback: 'brings the browser back from Myinfo broken',
}
const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }))
/** The errors with which these calls can be refused; those of every call before one is chosen. */
const errorsOf = (operation: string) =>
  (errorsByOperation[operation === '' ? '*' : operation] ?? []).map(value => ({
    value,
    label: `${value} (${serviceErrors[value]})`,
  }))
const parts = ['body', 'query', 'path', 'header'].map(value => ({ value, label: value }))

/** What is typed into the form; every field is a text until it is sent. */
const empty = {
  kind: 'status',
  error: 'unavailable',
  status: '200',
  body: '',
  broken: 'state',
  number: '1000',
  jitter: '0',
  times: '1',
  after: '0',
  every: '1',
  probability: '1',
  seed: '1',
  part: 'body',
  field: '',
  value: '',
}
type Typed = typeof empty

/** The number of a kind that has one. */
const numberLabels: Readonly<Partial<Record<string, string>>> = {
  delay: 'Milliseconds',
  slow_body: 'Milliseconds until the answer is complete',
  bandwidth: 'Bytes for each second',
  cut_body: 'Bytes before the cut',
  stream_cut: 'Events before the cut',
}

/** The effect as the call has it. The service validates it. */
const effectOf = (typed: Typed, error: string, isAfter: boolean, unchecked: boolean): unknown => {
  const { kind, status, body, broken } = typed
  const number = Number(typed.number)
  const when = isAfter ? 'after' : 'before'
  const effects: Readonly<Record<string, object>> = {
    status: { error, when },
    answer: { status: Number(status), body, unchecked, when },
    delay: { delay_ms: number, jitter_ms: Number(typed.jitter) },
    drop: { when },
    slow_body: { duration_ms: number },
    bandwidth: { bytes_per_second: number },
    cut_body: { after_bytes: number },
    stream_cut: { after_events: number },
    identity_callback: { broken },
  }
  return { kind, ...effects[kind] }
}

/** The form for a fault of a call, with its conditions. */
export const FaultForm = ({ operation: first }: { readonly operation: string }) => {
  const [operation, setOperation] = useState(first)
  const [typed, setTyped] = useState(empty)
  const [isAfter, setAfter] = useState(false)
  const [unchecked, setUnchecked] = useState(false)
  const errors = errorsOf(operation)
  /** What was chosen, as long as these calls can be refused with it. */
  const error = errors.some(({ value }) => value === typed.error) ? typed.error : (errors[0]?.value ?? '')
  const change = (name: keyof Typed) => (text: string) => setTyped(current => ({ ...current, [name]: text }))
  const add = useAction(() =>
    tsr.faults.add.mutate({
      params,
      body: {
        operation,
        effect: effectOf(typed, error, isAfter, unchecked) as FaultEffect,
        times: Number(typed.times),
        after: Number(typed.after),
        every: Number(typed.every),
        probability: Number(typed.probability),
        seed: Number(typed.seed),
        match:
          typed.field === '' ? [] : [{ in: typed.part as 'body', name: typed.field, value: typed.value }],
      },
    }),
  )
  const numberField = (name: keyof Typed, label: string) => (
    <TextField
      id={name}
      label={label}
      inputMode="decimal"
      value={typed[name]}
      onChange={change(name)}
      required
    />
  )
  const { kind } = typed
  const numberLabel = numberLabels[kind]
  return (
    <form
      className={css['form']}
      onSubmit={event => {
        event.preventDefault()
        add.mutate()
      }}
    >
      <Fields>
        <SelectField
          id="operation"
          label="The call"
          value={operation}
          onChange={setOperation}
          options={operationOptions}
          required
        />
        <SelectField
          id="kind"
          label="What happens"
          value={kind}
          onChange={change('kind')}
          options={kindOptions}
          required
        />
      </Fields>
      <Fields>
        {kind === 'status' && (
          <SelectField
            id="error"
            label="Error"
            value={error}
            onChange={change('error')}
            options={errors}
            required
          />
        )}
        {kind === 'identity_callback' && (
          <SelectField
            id="broken"
            label="What is wrong with the return"
            value={typed.broken}
            onChange={change('broken')}
            options={brokenCallbackOptions}
            required
          />
        )}
        {kind === 'answer' && numberField('status', 'Status')}
        {numberLabel !== undefined && numberField('number', numberLabel)}
        {kind === 'delay' && numberField('jitter', 'Up to so many more')}
        {numberField('times', 'How many calls')}
      </Fields>
      {kind === 'answer' && (
        <>
          <TextArea id="body" label="Body, as JSON" value={typed.body} onChange={change('body')} />
          <CheckboxField
            id="unchecked"
            label="Also when the contract of the call has no such answer"
            checked={unchecked}
            onChange={setUnchecked}
          />
        </>
      )}
      {['status', 'answer', 'drop'].includes(kind) && (
        <CheckboxField
          id="after-effect"
          label="After the call has taken effect"
          note="The service has done what was requested, and only its answer is lost."
          checked={isAfter}
          onChange={setAfter}
        />
      )}
      <details className={css['more']}>
        <summary>Conditions</summary>
        <Fields>
          {numberField('after', 'Calls that pass first')}
          {numberField('every', 'Each one after so many')}
          {numberField('probability', 'Probability, up to 1')}
          {numberField('seed', 'Seed of the probability')}
        </Fields>
        <Fields>
          <SelectField
            id="part"
            label="Only calls whose"
            value={typed.part}
            onChange={change('part')}
            options={parts}
          />
          <TextField
            id="field"
            label="has the field"
            optional
            value={typed.field}
            onChange={change('field')}
          />
          <TextField
            id="value"
            label="with the value"
            optional
            value={typed.value}
            onChange={change('value')}
          />
        </Fields>
      </details>
      <Button type="submit" pending={add.isPending}>
        Add the fault
      </Button>
      <Failure error={add.error} />
    </form>
  )
}
