import type { BrokenCallback } from '@open-account/contracts/control/brokenCallbacks'
import { control } from '@open-account/contracts/control/control'
import type { Persona } from '@open-account/contracts/control/personas'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { SelectField } from '../../../kit/ui/field/SelectField.tsx'
import { TextArea } from '../../../kit/ui/field/TextArea.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import { brokenCallbackOptions } from '../brokenCallbackOptions.ts'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { Buttons, Fields, Panel, Part } from '../Panel.tsx'
import { params } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { More, Search } from '../Search.tsx'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'
import { useList } from '../useList.ts'

const kinds = [
  { value: 'person', label: 'Person' },
  { value: 'company', label: 'Company' },
]

/** Adds a persona, or changes one: a persona with the same id is replaced. */
const PersonaForm = ({ of }: { readonly of: Persona | null }) => {
  const [id, setId] = useState(of === null ? '' : of.id)
  const [kind, setKind] = useState<string>(of === null ? 'person' : of.kind)
  const [use, setUse] = useState(of === null ? '' : of.sentence)
  const [data, setData] = useState(of === null ? '' : JSON.stringify(of.data, null, 2))
  const add = useAction(async () => {
    // The service validates what was typed.
    const body = { id, kind, sentence: use, data: JSON.parse(data) as unknown }
    await tsr.personas.add.mutate({
      params,
      body: body as Parameters<typeof tsr.personas.add.mutate>[0]['body'],
    })
  })
  return (
    <form
      className={css['form']}
      onSubmit={event => {
        event.preventDefault()
        add.mutate()
      }}
    >
      <Fields>
        <TextField
          id="id"
          label="Id"
          hint="Small letters, digits, - and ."
          value={id}
          onChange={setId}
          required
        />
        <SelectField id="kind" label="Kind" value={kind} onChange={setKind} options={kinds} required />
      </Fields>
      <TextField id="use" label="Description" value={use} onChange={setUse} required />
      <TextArea
        id="data"
        label="Identity data, as JSON"
        hint="Copy a persona to begin with its data."
        rows={12}
        value={data}
        onChange={setData}
        required
      />
      <Button type="submit" pending={add.isPending}>
        Save the persona
      </Button>
      <Failure error={add.error} />
    </form>
  )
}

/** Breaks the next return from Myinfo, by a fault. */
const BrokenReturn = () => {
  const [broken, setBroken] = useState('state')
  const add = useAction(() =>
    tsr.faults.add.mutate({
      params,
      body: {
        operation: 'identity.*',
        effect: { kind: 'identity_callback', broken: broken as BrokenCallback },
      },
    }),
  )
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
          id="broken"
          label="What is wrong with the return"
          value={broken}
          onChange={setBroken}
          options={brokenCallbackOptions}
          required
        />
      </Fields>
      <Button type="submit" look="secondary" small pending={add.isPending}>
        Break the next return
      </Button>
      <Failure error={add.error} />
    </form>
  )
}

export const PersonasPanel = () => {
  const list = useList()
  const [copied, setCopied] = useState<Persona | null>(null)
  const { data, error } = tsr.personas.list.useQuery({
    queryKey: ['personas', list.query],
    queryData: { params, query: list.query },
    placeholderData: keepPreviousData,
  })
  const choose = useAction((choice: { person?: string | null; company?: string | null }) =>
    tsr.personas.choose.mutate({ params, body: choice }),
  )
  const { personas = [], total = 0 } = data?.body ?? {}
  return (
    <Panel
      title="Personas"
      lead="The people and companies of Myinfo. A chosen persona logs in without its page."
      reads={control.personas.list}
    >
      <Buttons>
        <Button look="secondary" small onClick={() => choose.mutate({ person: null, company: null })}>
          Show the page of Myinfo again
        </Button>
      </Buttons>
      <Failure error={error ?? choose.error} />
      <Fields>
        <Search list={list} hint="Id, description or identity data" />
      </Fields>
      <Rows empty="No persona contains this.">
        {personas.map(persona => (
          <Row
            key={`${persona.kind} ${persona.id}`}
            name={<code>{persona.id}</code>}
            aside={persona.kind}
            actions={
              <Buttons>
                <Button
                  look="secondary"
                  small
                  aria-label={`Choose ${persona.id}`}
                  onClick={() => choose.mutate({ [persona.kind]: persona.id })}
                >
                  Choose
                </Button>
                {persona.data !== null && (
                  <Button
                    look="secondary"
                    small
                    aria-label={`Copy ${persona.id} to edit it`}
                    onClick={() => {
                      setCopied(persona)
                      document.querySelector('#persona-form')?.scrollIntoView()
                    }}
                  >
                    Edit
                  </Button>
                )}
              </Buttons>
            }
          >
            <p>{persona.sentence}</p>
          </Row>
        ))}
      </Rows>
      <More list={list} shown={personas.length} total={total} />
      <Part title="Break the return from Myinfo">
        <BrokenReturn />
      </Part>
      <div id="persona-form">
        <Part title="Add or edit a persona">
          <PersonaForm of={copied} key={copied?.id} />
        </Part>
      </div>
    </Panel>
  )
}
