import type { EventType } from '@open-account/contracts/control/eventTypes'
import { eventTypes } from '@open-account/contracts/control/eventTypes'
import { useState } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { SelectField } from '../../kit/ui/field/SelectField.tsx'
import { TextArea } from '../../kit/ui/field/TextArea.tsx'
import css from './console.module.css'
import { Failure } from './Failure.tsx'
import { Fields } from './Panel.tsx'
import { params } from './place.ts'
import { tsr } from './steer.ts'
import { useAction } from './useAction.ts'

/** The types of events, to choose from. */
export const typeOptions = eventTypes.map(value => ({ value, label: value }))

type EventToFire = Parameters<typeof tsr.events.fire.mutate>[0]['body']

/** Fires an event without its cause. */
export const EventForm = () => {
  const [type, setType] = useState<string>('application.submitted' satisfies EventType)
  const [data, setData] = useState('')
  const fire = useAction(async () => {
    // The service validates what was typed.
    const body = { type, ...(data.trim() !== '' && { data: JSON.parse(data) as unknown }) }
    await tsr.events.fire.mutate({ params, body: body as EventToFire })
  })
  return (
    <form
      className={css['form']}
      onSubmit={event => {
        event.preventDefault()
        fire.mutate()
      }}
    >
      <Fields>
        <SelectField
          id="event-type"
          label="Event"
          value={type}
          onChange={setType}
          options={typeOptions}
          required
        />
        <Button type="submit" look="secondary" pending={fire.isPending}>
          Fire the event
        </Button>
      </Fields>
      <details className={css['more']}>
        <summary>About something else than the newest</summary>
        <TextArea
          id="event-data"
          label="Data, as JSON"
          hint={'Such as {"message":"019abc3f"}. Left out, it is about the newest of its kind in the world.'}
          value={data}
          onChange={setData}
        />
      </details>
      <Failure error={fire.error} />
    </form>
  )
}
