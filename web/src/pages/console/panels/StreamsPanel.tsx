import { control } from '@open-account/contracts/control/control'
import type { StreamAction } from '@open-account/contracts/control/streams'
import { useState } from 'react'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { Buttons, Fields, Panel } from '../Panel.tsx'
import { params } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'
import { live } from '../useWorld.ts'

const actions = [
  { action: 'drop', name: 'Cut the connection' },
  { action: 'duplicate', name: 'Repeat the last event' },
  { action: 'reorder', name: 'Swap the next two' },
  { action: 'end', name: 'End the session' },
] as const

const StreamControls = ({ id }: { readonly id: string }) => {
  const [text, setText] = useState('')
  const act = useAction((body: StreamAction) =>
    tsr.streams.act.mutate({ params: { ...params, stream: id }, body }),
  )
  return (
    <>
      <Buttons>
        {actions.map(({ action, name }) => (
          <Button look="secondary" small key={action} onClick={() => act.mutate({ action })}>
            {name}
          </Button>
        ))}
      </Buttons>
      <form
        className={css['form']}
        onSubmit={event => {
          event.preventDefault()
          act.mutate({ action: 'send', text })
        }}
      >
        <Fields>
          <TextField
            id={`text-${id}`}
            label="Message of a phone"
            hint="Such as phone_connected"
            value={text}
            onChange={setText}
            required
          />
          <Button type="submit" look="secondary" pending={act.isPending}>
            Send
          </Button>
        </Fields>
      </form>
      <Failure error={act.error} />
    </>
  )
}

export const StreamsPanel = () => {
  const { data, error } = tsr.streams.list.useQuery({
    queryKey: ['streams'],
    queryData: { params, query: {} },
    refetchInterval: live,
  })
  return (
    <Panel
      title="Streams"
      lead="The open uploads of kiosks, and of computers with a phone."
      reads={control.streams.list}
    >
      <Failure error={error} />
      <Rows empty="No upload is open.">
        {(data?.body.streams ?? []).map(({ id, stateId, listening, events }) => (
          <Row
            key={id}
            name={<code>{id}</code>}
            aside={`${events} events, ${listening ? 'connected' : 'not connected'}`}
          >
            <p>
              Transaction <code>{stateId}</code>
            </p>
            <StreamControls id={id} />
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}
