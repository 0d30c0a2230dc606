import { control } from '@open-account/contracts/control/control'
import { useState } from 'react'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { dateOf, timeOf } from '../moments.ts'
import { Buttons, Fields, Panel, Part } from '../Panel.tsx'
import { params } from '../place.ts'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'
import { useNow } from '../useNow.ts'
import { useWorld } from '../useWorld.ts'

const minute = 60
const day = 86_400
const steps = [
  { name: '1 minute', seconds: minute },
  { name: '5 minutes and 1 second', seconds: 5 * minute + 1 },
  { name: '1 hour', seconds: 60 * minute },
  { name: '1 day', seconds: day },
  { name: '30 days', seconds: 30 * day },
] as const
/** A field for date and time leaves seconds out when they are zero. */
const lengthWithoutSeconds = 16

export const ClockPanel = () => {
  const { data } = useWorld()
  const now = useNow()
  const [moment, setMoment] = useState('')
  const [seconds, setSeconds] = useState('')
  const set = useAction((time: string | null) => tsr.clock.set.mutate({ params, body: { now: time } }))
  const advance = useAction((by: number) => tsr.clock.advance.mutate({ params, body: { seconds: by } }))
  const freeze = useAction((frozen: boolean) => tsr.clock.freeze.mutate({ params, body: { frozen } }))
  const isFrozen = data?.body.frozen ?? false
  return (
    <Panel
      title="Clock"
      lead="It decides today, timeslots, and when passwords and links expire. Times are those of Singapore."
      reads={control.clock.read}
    >
      {now !== null && (
        <p className={css['display']}>
          <span>{dateOf(now)}</span> <span className={css['digits']}>{timeOf(now)}</span>
        </p>
      )}
      <Buttons>
        <Button
          look="secondary"
          small
          aria-pressed={isFrozen}
          pending={freeze.isPending}
          onClick={() => freeze.mutate(!isFrozen)}
        >
          Frozen
        </Button>
        <Button look="secondary" small pending={set.isPending} onClick={() => set.mutate(null)}>
          Use real time
        </Button>
      </Buttons>
      <Failure error={freeze.error} />
      <Part title="Advance">
        <Buttons>
          {steps.map(step => (
            <Button look="secondary" small key={step.name} onClick={() => advance.mutate(step.seconds)}>
              {step.name}
            </Button>
          ))}
        </Buttons>
        <form
          className={css['form']}
          onSubmit={event => {
            event.preventDefault()
            advance.mutate(Number(seconds))
          }}
        >
          <Fields>
            <TextField
              id="seconds"
              label="Seconds"
              inputMode="numeric"
              value={seconds}
              onChange={setSeconds}
              required
            />
            <Button type="submit" look="secondary" pending={advance.isPending}>
              Advance
            </Button>
          </Fields>
        </form>
        <Failure error={advance.error} />
      </Part>
      <Part title="Set">
        <form
          className={css['form']}
          onSubmit={event => {
            event.preventDefault()
            set.mutate(moment.length === lengthWithoutSeconds ? `${moment}:00` : moment)
          }}
        >
          <Fields>
            <TextField
              id="moment"
              label="Date and time in Singapore"
              type="datetime-local"
              step={1}
              value={moment}
              onChange={setMoment}
              required
            />
            <Button type="submit" pending={set.isPending}>
              Set the clock
            </Button>
          </Fields>
        </form>
        <Failure error={set.error} />
      </Part>
    </Panel>
  )
}
