import { control } from '@open-account/contracts/control/control'
import type { EventType } from '@open-account/contracts/control/eventTypes'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField } from '../../../kit/ui/field/SelectField.tsx'
import { EventForm, typeOptions } from '../EventForm.tsx'
import { Failure } from '../Failure.tsx'
import { dateOf, timeOf } from '../moments.ts'
import { Fields, Panel, Part } from '../Panel.tsx'
import { addressOf, params } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { More, Search } from '../Search.tsx'
import { tsr } from '../steer.ts'
import { useList } from '../useList.ts'
import { live } from '../useWorld.ts'
import { Deliveries, Webhooks } from '../Webhooks.tsx'

const Events = () => {
  const list = useList()
  const [type, setType] = useState('')
  const query = {
    ...list.query,
    ...(type !== '' && { type: type as EventType }),
    order: 'newest' as const,
  }
  const { data, error } = tsr.events.list.useQuery({
    queryKey: ['events', query],
    queryData: { params, query },
    refetchInterval: live,
    placeholderData: keepPreviousData,
  })
  const { events = [], total = 0 } = data?.body ?? {}
  const isSearched = list.typed !== '' || type !== ''
  return (
    <Panel
      title="Events and webhooks"
      lead="What happened in this world, the newest first. An event names ids only."
      reads={control.events.list}
    >
      <Part title="Fire an event">
        <EventForm />
      </Part>
      <Part title="Webhooks">
        <p>
          Each event is posted to these addresses, signed. Without an address of your own use the{' '}
          <a href={addressOf('receiver')}>test receiver</a>.
        </p>
        <Webhooks />
      </Part>
      <Part title="Events">
        <Failure error={error} />
        <Fields>
          <Search list={list} hint="Type, id or data" />
          <SelectField
            id="type"
            label="Type"
            value={type}
            onChange={setType}
            options={typeOptions}
            placeholder="Every type"
          />
        </Fields>
        <Rows empty={isSearched ? 'No event fits.' : 'Nothing has happened yet.'}>
          {events.map(event => (
            <Row
              key={event.id}
              name={`${event.number}. ${event.type}`}
              aside={`${dateOf(event.timestamp)}, ${timeOf(event.timestamp)}${event.by_hand ? ', by hand' : ''}`}
            >
              <p>{Object.values(event.data).join(', ')}</p>
            </Row>
          ))}
        </Rows>
        <More list={list} shown={events.length} total={total} />
      </Part>
    </Panel>
  )
}

export const EventsPanel = ({ detail }: { readonly detail: string }) =>
  detail === '' ? <Events /> : <Deliveries webhook={detail} />
