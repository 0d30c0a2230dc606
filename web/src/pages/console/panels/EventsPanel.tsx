import { control } from '@open-account/contracts/control/control'
import type { Delivery } from '@open-account/contracts/control/webhooks'
import { useState } from 'react'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import { CopyButton } from '../CopyButton.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { dateOf, realTime, timeOf } from '../moments.ts'
import { Fields, Panel, Part } from '../Panel.tsx'
import { addressOf, params } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { bodyOf } from '../../../http/api/bodyOf.ts'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'
import { live } from '../useWorld.ts'

const attemptText = ({ attempts }: Delivery): string =>
  attempts.map(({ at, status, error }) => `${realTime(at)}: ${status ?? error}`).join('; ')

/** What was posted to a webhook. */
const Deliveries = ({ webhook }: { readonly webhook: string }) => {
  const { data, error } = tsr.webhooks.deliveries.useQuery({
    queryKey: ['deliveries', webhook],
    queryData: { params: { ...params, webhook }, query: {} },
    refetchInterval: live,
  })
  const again = useAction((event: number) =>
    tsr.webhooks.deliver.mutate({ params: { ...params, webhook }, body: { event } }),
  )
  const read = control.webhooks.deliveries
  return (
    <Panel title="Deliveries" reads={{ ...read, path: read.path.replace(':webhook', webhook) }}>
      <p className={css['call']}>
        <a href={addressOf('events')}>Events and webhooks</a>
      </p>
      <Failure error={error ?? again.error} />
      <Rows empty="Nothing was posted.">
        {(data?.body.deliveries ?? []).map(delivery => (
          <Row
            key={delivery.event.id}
            name={`${delivery.event.number}. ${delivery.event.type}`}
            aside={delivery.state}
            actions={
              <Button
                look="secondary"
                small
                aria-label={`Post event ${delivery.event.number} again`}
                onClick={() => again.mutate(delivery.event.number)}
              >
                Post again
              </Button>
            }
          >
            <p>{attemptText(delivery)}</p>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}

const Webhooks = () => {
  const [url, setUrl] = useState('')
  const { data, error } = tsr.webhooks.list.useQuery({
    queryKey: ['webhooks'],
    queryData: { params, query: {} },
  })
  const add = useAction(() => bodyOf(tsr.webhooks.add.mutate({ params, body: { url } })))
  const remove = useAction((webhook: string) =>
    tsr.webhooks.remove.mutate({ params: { ...params, webhook } }),
  )
  return (
    <Part title="Webhooks">
      <Rows empty="No address gets the events.">
        {(data?.body.webhooks ?? []).map(webhook => (
          <Row
            key={webhook.id}
            name={<a href={addressOf('events', webhook.id)}>{webhook.url}</a>}
            actions={
              <Button
                look="secondary"
                small
                aria-label={`Delete the webhook ${webhook.url}`}
                onClick={() => remove.mutate(webhook.id)}
              >
                Delete
              </Button>
            }
          >
            <p>{webhook.types.length === 0 ? 'Every event' : webhook.types.join(', ')}</p>
          </Row>
        ))}
      </Rows>
      <form
        className={css['form']}
        onSubmit={event => {
          event.preventDefault()
          add.mutate()
        }}
      >
        <Fields>
          <TextField
            id="url"
            label="Address"
            hint="Such as http://localhost:4000/events"
            type="url"
            value={url}
            onChange={setUrl}
            required
          />
          <Button type="submit" look="secondary" pending={add.isPending}>
            Add a webhook
          </Button>
        </Fields>
        {add.data && (
          <p>
            Its secret is shown once: <code>{add.data.secret}</code>{' '}
            <CopyButton text={add.data.secret} what="the secret" />
          </p>
        )}
        <Failure error={error ?? add.error ?? remove.error} />
      </form>
    </Part>
  )
}

const Events = () => {
  const { data, error } = tsr.events.list.useQuery({
    queryKey: ['events'],
    queryData: { params, query: { limit: 1_000 } },
    refetchInterval: live,
  })
  return (
    <Panel
      title="Events and webhooks"
      lead="What happened in this world, the newest first. An event names ids only."
      reads={control.events.list}
    >
      <Webhooks />
      <Part title="Events">
        <Failure error={error} />
        <Rows empty="Nothing has happened yet.">
          {(data?.body.events ?? []).toReversed().map(event => (
            <Row
              key={event.id}
              name={`${event.number}. ${event.type}`}
              aside={`${dateOf(event.timestamp)}, ${timeOf(event.timestamp)}`}
            >
              <p>{Object.values(event.data).join(', ')}</p>
            </Row>
          ))}
        </Rows>
      </Part>
    </Panel>
  )
}

export const EventsPanel = ({ detail }: { readonly detail: string }) =>
  detail === '' ? <Events /> : <Deliveries webhook={detail} />
