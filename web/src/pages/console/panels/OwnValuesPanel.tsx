import { control } from '@open-account/contracts/control/control'
import type { OwnValue } from '@open-account/contracts/control/ownValues'
import { type ValueKind, valueIdList, valueIds } from '@open-account/contracts/control/values'
import { useState } from 'react'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { SelectField } from '../../../kit/ui/field/SelectField.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { Buttons, Fields, Panel, Part } from '../Panel.tsx'
import { params } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'

type Kind = OwnValue['kind']

interface OwnField {
  readonly name: string
  readonly label: string
  /** The values to choose from; a text without them. */
  readonly choices?: Readonly<Record<string, string | boolean>>
}

const yesOrNo = { yes: true, no: false } as const
const listOf = (...values: readonly string[]) => Object.fromEntries(values.map(value => [value, value]))
const lookup = { name: 'lookup', label: 'Look-up', choices: listOf('prompt', 'slow', 'failing') }

interface OwnKind {
  readonly label: string
  /** The label of the value. */
  readonly value: string
  /** The magic values that it can be like. */
  readonly like: readonly ValueKind[]
  readonly fields: readonly OwnField[]
}

/** What a tester changes most. The control API has the other fields. */
const kinds: Readonly<Record<Kind, OwnKind>> = {
  premises: {
    label: 'Premises',
    value: 'Postal code',
    like: ['postalCode'],
    fields: [
      { name: 'street', label: 'Street' },
      { name: 'block', label: 'Only valid block' },
      { name: 'gas', label: 'Gas is supplied', choices: yesOrNo },
      { name: 'chilled_water', label: 'Centralised cooling', choices: yesOrNo },
      { name: 'days', label: 'Days of the calendar', choices: listOf('days', 'none', 'offset', 'failing') },
      {
        name: 'timeslots',
        label: 'Timeslots',
        choices: listOf('offered', 'one', 'none', 'not-needed', 'failing'),
      },
      lookup,
    ],
  },
  customer: {
    label: 'Customer',
    value: 'NRIC, FIN or UEN',
    like: ['nric', 'uen'],
    fields: [{ name: 'failing', label: 'The eligibility check fails', choices: yesOrNo }],
  },
  company: {
    label: 'Company',
    value: 'UEN',
    like: ['uen'],
    fields: [{ name: 'name', label: 'Name' }, { name: 'active', label: 'Active', choices: yesOrNo }, lookup],
  },
}
const kindOptions = Object.entries(kinds).map(([value, { label }]) => ({ value, label }))
const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)
const option = (value: string) => ({ value, label: value })

/** What was typed, without the empty fields. */
const changesOf = (fields: readonly OwnField[], typed: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    fields.flatMap(({ name, choices }) => {
      const text = typed[name] ?? ''
      return text === '' ? [] : [[name, choices?.[text] ?? text]]
    }),
  )

const OwnValueForm = () => {
  const [kind, setKind] = useState<Kind>('premises')
  const [value, setValue] = useState('')
  const [like, setLike] = useState('')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { fields, value: label, like: likeKinds } = kinds[kind]
  const save = useAction(() => {
    const body = { kind, value, ...(like !== '' && { like }), ...changesOf(fields, typed) }
    // The service validates what was typed.
    return tsr.ownValues.set.mutate({ params, body: body as OwnValue })
  })
  return (
    <form
      className={css['form']}
      onSubmit={event => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Fields>
        <SelectField
          id="kind"
          label="Kind"
          value={kind}
          onChange={chosen => {
            if (!isKind(chosen)) return
            setKind(chosen)
            setLike('')
            setTyped({})
          }}
          options={kindOptions}
        />
        <TextField id="value" label={label} value={value} onChange={setValue} required />
        <SelectField
          id="like"
          label="Otherwise like"
          value={like}
          onChange={setLike}
          options={valueIdList.filter(id => likeKinds.includes(valueIds[id])).map(option)}
          placeholder="Any other value"
        />
      </Fields>
      <Fields>
        {fields.map(({ name, label: fieldLabel, choices }) => {
          const shared = {
            id: name,
            label: fieldLabel,
            value: typed[name] ?? '',
            onChange: (text: string) => setTyped({ ...typed, [name]: text }),
          }
          return choices === undefined ? (
            <TextField key={name} {...shared} optional />
          ) : (
            <SelectField
              key={name}
              {...shared}
              options={Object.keys(choices).map(option)}
              placeholder="As it is"
            />
          )
        })}
      </Fields>
      <Button type="submit" pending={save.isPending}>
        Save the value
      </Button>
      <Failure error={save.error} />
    </form>
  )
}

export const OwnValuesPanel = () => {
  const { data, error } = tsr.ownValues.list.useQuery({
    queryKey: ['own-values'],
    queryData: { params, query: { limit: 500 } },
  })
  const remove = useAction((own: Pick<OwnValue, 'kind' | 'value'>) =>
    tsr.ownValues.remove.mutate({ params: { ...params, ...own } }),
  )
  const clear = useAction(() => tsr.ownValues.clear.mutate({ params }))
  const values = data?.body.values ?? []
  return (
    <Panel
      title="Values of your own"
      lead="A postal code, an NRIC or a UEN of this world gets an answer of your own; the rules stay the same."
      reads={control.ownValues.list}
    >
      <Failure error={error ?? remove.error ?? clear.error} />
      <Rows empty="This world has no value of its own.">
        {values.map(({ kind, value, ...changes }) => (
          <Row
            key={`${kind} ${value}`}
            name={<code>{value}</code>}
            aside={kind}
            actions={
              <Button
                look="secondary"
                small
                aria-label={`Delete ${value}`}
                onClick={() => remove.mutate({ kind, value })}
              >
                Delete
              </Button>
            }
          >
            <p>
              {Object.entries(changes)
                .map(([name, changed]) => `${name}: ${String(changed)}`)
                .join(', ')}
            </p>
          </Row>
        ))}
      </Rows>
      {values.length > 0 && (
        <Buttons>
          <Button look="secondary" small pending={clear.isPending} onClick={() => clear.mutate()}>
            Delete every value
          </Button>
        </Buttons>
      )}
      <Part title="Add or replace a value">
        <OwnValueForm />
      </Part>
    </Panel>
  )
}
