import { control } from '@open-account/contracts/control/control'
import type { Fault } from '@open-account/contracts/control/faults'
import { useState } from 'react'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { FaultForm } from '../FaultForm.tsx'
import { Buttons, Fields, Panel, Part } from '../Panel.tsx'
import { params } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'
import { live, useWorld } from '../useWorld.ts'

const effectText = ({ effect: { kind, ...values } }: Fault): string =>
  [kind, ...Object.entries(values).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(', ')

const conditionsText = ({ after, every, probability, match }: Fault): string =>
  [
    ...(after === 0 ? [] : [`calls that pass first: ${after}`]),
    ...(every === 1 ? [] : [`one call in ${every}`]),
    ...(probability === 1 ? [] : [`probability ${probability}`]),
    ...match.map(({ in: part, name, value }) => `${part} ${name} = ${value}`),
  ].join(', ')

const Delay = ({ latency }: { readonly latency: number }) => {
  const [changed, setChanged] = useState<string | null>(null)
  const typed = changed ?? String(latency)
  const set = useAction(
    (latency_ms: number | null) => tsr.latency.set.mutate({ params, body: { latency_ms } }),
    () => setChanged(null),
  )
  return (
    <form
      className={css['form']}
      onSubmit={event => {
        event.preventDefault()
        set.mutate(Number(typed))
      }}
    >
      <Fields>
        <TextField
          id="latency"
          label="Milliseconds"
          inputMode="numeric"
          value={typed}
          onChange={setChanged}
          required
        />
      </Fields>
      <Buttons>
        <Button type="submit" look="secondary" small pending={set.isPending}>
          Set the delay
        </Button>
        <Button look="secondary" small onClick={() => set.mutate(null)}>
          Use the delay of the service
        </Button>
      </Buttons>
      <Failure error={set.error} />
    </form>
  )
}

export const FaultsPanel = ({ detail }: { readonly detail: string }) => {
  const { data: world } = useWorld()
  const { data, error } = tsr.faults.list.useQuery({
    queryKey: ['faults'],
    queryData: { params, query: { limit: 500 } },
    refetchInterval: live,
  })
  const remove = useAction((fault: string) => tsr.faults.remove.mutate({ params: { ...params, fault } }))
  const clear = useAction(() => tsr.faults.clear.mutate({ params }))
  const faults = data?.body.faults ?? []
  return (
    <Panel
      title="Faults and delay"
      lead="A fault lets calls fail, wait, or get an answer of your own."
      reads={control.faults.list}
    >
      <Part title="Add a fault">
        <FaultForm operation={detail} key={detail} />
      </Part>
      <Part title="Faults">
        <Failure error={error ?? remove.error ?? clear.error} />
        <Rows empty="No fault affects this world.">
          {faults.map(fault => (
            <Row
              key={fault.id}
              name={<code>{fault.operation}</code>}
              aside={`${fault.struck} affected, ${fault.remaining} to go`}
              actions={
                <Button
                  look="secondary"
                  small
                  aria-label={`Delete the fault of ${fault.operation}`}
                  onClick={() => remove.mutate(fault.id)}
                >
                  Delete
                </Button>
              }
            >
              <p>{effectText(fault)}</p>
              <p>{conditionsText(fault)}</p>
            </Row>
          ))}
        </Rows>
        {faults.length > 0 && (
          <Buttons>
            <Button look="secondary" small pending={clear.isPending} onClick={() => clear.mutate()}>
              Delete every fault
            </Button>
          </Buttons>
        )}
      </Part>
      <Part title="Delay of each answer">{world && <Delay latency={world.body.latency_ms} />}</Part>
    </Panel>
  )
}
