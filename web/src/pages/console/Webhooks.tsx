import { control } from '@open-account/contracts/control/control'
import type { EventType } from '@open-account/contracts/control/eventTypes'
import type { Delivery } from '@open-account/contracts/control/webhooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { SelectField } from '../../kit/ui/field/SelectField.tsx'
import { TextField } from '../../kit/ui/field/TextField.tsx'
import css from './console.module.css'
import { CopyButton } from './CopyButton.tsx'
import { typeOptions } from './EventForm.tsx'
import { Failure } from './Failure.tsx'
import { realTime } from './moments.ts'
import { Fields, Panel } from './Panel.tsx'
import { addressOf, params } from './place.ts'
import { Row, Rows } from './Rows.tsx'
import { More, Search } from './Search.tsx'
import { tsr } from './steer.ts'
import { useAction } from './useAction.ts'
import { useList } from './useList.ts'
import { live } from './useWorld.ts'

const attemptText = ({ attempts }: Delivery): string =>
  attempts.map(({ at, status, error }) => `${realTime(at)}: ${status ?? error}`).join('; ')

/** What was posted to a webhook, and what is still to be posted. */
export const Deliveries = ({ webhook }: { readonly webhook: string }) => {
  const list = useList()
  const { data, error } = tsr.webhooks.deliveries.useQuery({
    queryKey: ['deliveries', webhook, list.query],
    queryData: { params: { ...params, webhook }, query: list.query },
    refetchInterval: live,
    placeholderData: keepPreviousData,
  })
  const again = useAction((event: number) =>
    tsr.webhooks.deliver.mutate({ params: { ...params, webhook }, body: { event } }),
  )
  const read = control.webhooks.deliveries
  const { deliveries = [], total = 0 } = data?.body ?? {}
  return (
    <Panel title="Deliveries" reads={{ ...read, path: read.path.replace(':webhook', webhook) }}>
      <p className={css['call']}>
        <a href={addressOf('events')}>Events and webhooks</a>
      </p>
      <Failure error={error ?? again.error} />
      <Fields>
        <Search list={list} hint="Type, id or data of the event" />
      </Fields>
      <Rows empty={list.typed === '' ? 'Nothing was posted.' : 'No event contains this.'}>
        {deliveries.map(delivery => (
          <Row
            key={delivery.event.id}
            name={`${delivery.event.number}. ${delivery.event.type}`}
            aside={
              <b className={css['status']} data-refused={delivery.state === 'failed' || undefined}>
                {delivery.state}
              </b>
            }
            actions={
              <Button
                look="secondary"
                small
                aria-label={`Post again: event ${delivery.event.number}`}
                onClick={() => again.mutate(delivery.event.number)}
              >
                Post again
              </Button>
            }
          >
            <p>{attemptText(delivery)}</p>
            {delivery.next_at !== null && <p>Next at {realTime(delivery.next_at)}</p>}
          </Row>
        ))}
      </Rows>
      <More list={list} shown={deliveries.length} total={total} />
    </Panel>
  )
}

/** Adds a webhook, and shows its secret once. */
const WebhookForm = () => {
  const [url, setUrl] = useState('')
  const [type, setType] = useState('')
  const add = useAction(
    () =>
      bodyOf(
        tsr.webhooks.add.mutate({
          params,
          body: { url, ...(type !== '' && { types: [type as EventType] }) },
        }),
      ),
    () => setUrl(''),
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
        <TextField
          id="url"
          label="Address"
          hint="Such as http://localhost:4000/events"
          type="url"
          value={url}
          onChange={setUrl}
          required
        />
        <SelectField
          id="types"
          label="Gets"
          value={type}
          onChange={setType}
          options={typeOptions}
          placeholder="Every event"
        />
      </Fields>
      <Button type="submit" look="secondary" pending={add.isPending}>
        Add a webhook
      </Button>
      {add.data && (
        <p>
          Its secret is shown once: <code>{add.data.secret}</code>{' '}
          <CopyButton text={add.data.secret} what="the secret" />
        </p>
      )}
      <Failure error={add.error} />
    </form>
  )
}

/** The addresses to which the events of the world are posted. A world has few of them. */
export const Webhooks = () => {
  const list = useList()
  const { data, error } = tsr.webhooks.list.useQuery({
    queryKey: ['webhooks', list.query],
    queryData: { params, query: list.query },
  })
  const remove = useAction((webhook: string) =>
    tsr.webhooks.remove.mutate({ params: { ...params, webhook } }),
  )
  const { webhooks = [], total = 0 } = data?.body ?? {}
  return (
    <>
      <Failure error={error ?? remove.error} />
      <Rows empty="No address gets the events.">
        {webhooks.map(({ id, url, types }) => (
          <Row
            key={id}
            name={<a href={addressOf('events', id)}>{url}</a>}
            actions={
              <Button
                look="secondary"
                small
                aria-label={`Delete the webhook ${url}`}
                onClick={() => remove.mutate(id)}
              >
                Delete
              </Button>
            }
          >
            <p>{types.length === 0 ? 'Every event' : types.join(', ')}</p>
          </Row>
        ))}
      </Rows>
      <More list={list} shown={webhooks.length} total={total} />
      <WebhookForm />
    </>
  )
}
