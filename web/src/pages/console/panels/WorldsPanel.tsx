import { control } from '@open-account/contracts/control/control'
import type { World } from '@open-account/contracts/control/worlds'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { bodyOf } from '../../../http/api/bodyOf.ts'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { SelectField } from '../../../kit/ui/field/SelectField.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { dateOf, realTime, timeOf } from '../moments.ts'
import { Buttons, Fields, Panel, Part } from '../Panel.tsx'
import { entranceOf, params, world as here } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { More, Search } from '../Search.tsx'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'
import { useList } from '../useList.ts'
import { useWorld } from '../useWorld.ts'
import { readWorldKey, saveWorldKey } from '../worldKey.ts'

const hour = 3_600
const lifetimes = [
  { value: String(hour), label: 'An hour' },
  { value: String(24 * hour), label: 'A day' },
]

const WorldRow = ({ row }: { readonly row: World }) => {
  const { id, now, frozen, expires_at } = row
  return (
    <Row
      name={<code>{id}</code>}
      aside={expires_at === null ? 'stays' : `until ${realTime(expires_at)}`}
      isCurrent={id === here}
      actions={id === here ? 'This world' : <a href={entranceOf(id)}>Enter {id}</a>}
    >
      <p>
        {dateOf(now)}, {timeOf(now)}
        {frozen && ', frozen'}
      </p>
    </Row>
  )
}

/** Makes a world and enters it. */
const NewWorld = () => {
  const [id, setId] = useState('')
  const [lifetime, setLifetime] = useState(String(24 * hour))
  const create = useAction(async () => {
    const body = {
      ...(id !== '' && { id }),
      ...(lifetime !== '' && { ttl_seconds: Number(lifetime) }),
    }
    const created = await bodyOf(tsr.worlds.create.mutate({ body }))
    location.assign(entranceOf(created.id))
  })
  return (
    <form
      className={css['form']}
      onSubmit={event => {
        event.preventDefault()
        create.mutate()
      }}
    >
      <Fields>
        <TextField id="id" label="Name" optional value={id} onChange={setId} maxLength={64} />
        <SelectField
          id="lifetime"
          label="Lifetime"
          value={lifetime}
          onChange={setLifetime}
          options={lifetimes}
          placeholder="Until it is deleted"
        />
        <Button type="submit" pending={create.isPending}>
          Make a world and enter it
        </Button>
      </Fields>
      <Failure error={create.error} />
    </form>
  )
}

const download = (name: string, text: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Empties, saves and deletes the world. What cannot be undone is confirmed by a second press. */
const ThisWorld = () => {
  const { data } = useWorld()
  const [key, setKey] = useState(readWorldKey)
  const [confirming, setConfirming] = useState<'reset' | 'remove' | null>(null)
  const reset = useAction(() => tsr.worlds.reset.mutate({ params, body: {} }))
  const remove = useAction(async () => {
    await tsr.worlds.remove.mutate({ params })
    location.assign(entranceOf('default'))
  })
  const save = useAction(async () => {
    download(`${here}.json`, JSON.stringify(await bodyOf(tsr.worlds.export.query({ params }))))
  })
  const load = useAction(async (file: File) => {
    await tsr.worlds.import.mutate({
      params,
      body: { ...(JSON.parse(await file.text()) as { version: 1; data: string }), new_ids: true },
    })
  })
  return (
    <Part title="This world">
      {data?.body.has_key && (
        <TextField
          id="key"
          label="Key of this world"
          hint="Without it nothing in this world can be changed."
          value={key}
          onChange={typed => {
            setKey(typed)
            saveWorldKey(typed)
          }}
        />
      )}
      <Buttons>
        <Button look="secondary" small pending={save.isPending} onClick={() => save.mutate()}>
          Export to a file
        </Button>
        <label className={css['file']}>
          Import from a file
          <input
            type="file"
            accept="application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file !== undefined) load.mutate(file)
              target.value = ''
            }}
          />
        </label>
        <Button
          look="secondary"
          small
          pending={reset.isPending}
          onClick={() => {
            if (confirming === 'reset') reset.mutate()
            setConfirming(confirming === 'reset' ? null : 'reset')
          }}
        >
          {confirming === 'reset' ? 'Yes, empty it' : 'Empty'}
        </Button>
        {here !== 'default' && (
          <Button
            look="secondary"
            small
            pending={remove.isPending}
            onClick={() => {
              if (confirming === 'remove') remove.mutate()
              setConfirming(confirming === 'remove' ? null : 'remove')
            }}
          >
            {confirming === 'remove' ? 'Yes, delete it' : 'Delete'}
          </Button>
        )}
      </Buttons>
      <Failure error={reset.error ?? remove.error ?? save.error ?? load.error} />
    </Part>
  )
}

/** States of the world to which it can return. */
const Snapshots = () => {
  const [name, setName] = useState('')
  const { data, error } = tsr.snapshots.list.useQuery({
    queryKey: ['snapshots'],
    queryData: { params, query: { limit: 500 } },
  })
  const take = useAction(
    () => tsr.snapshots.take.mutate({ params, body: name.trim() === '' ? {} : { name } }),
    () => setName(''),
  )
  const restore = useAction((snapshot: string) =>
    tsr.snapshots.restore.mutate({ params: { ...params, snapshot }, body: {} }),
  )
  const remove = useAction((snapshot: string) =>
    tsr.snapshots.remove.mutate({ params: { ...params, snapshot } }),
  )
  return (
    <Part title="Snapshots">
      <Rows empty="No snapshot was taken.">
        {(data?.body.snapshots ?? []).map(({ id, name: called, taken_at: at }) => (
          <Row
            key={id}
            name={called ?? <code>{id}</code>}
            aside={at === null ? undefined : realTime(at)}
            actions={
              <Buttons>
                <Button
                  look="secondary"
                  small
                  aria-label={`Restore ${called ?? id}`}
                  onClick={() => restore.mutate(id)}
                >
                  Restore
                </Button>
                <Button
                  look="secondary"
                  small
                  aria-label={`Delete ${called ?? id}`}
                  onClick={() => remove.mutate(id)}
                >
                  Delete
                </Button>
              </Buttons>
            }
          />
        ))}
      </Rows>
      <form
        className={css['form']}
        onSubmit={event => {
          event.preventDefault()
          take.mutate()
        }}
      >
        <Fields>
          <TextField
            id="snapshot"
            label="Name of a snapshot"
            optional
            value={name}
            onChange={setName}
            maxLength={100}
          />
          <Button type="submit" look="secondary" pending={take.isPending}>
            Take a snapshot
          </Button>
        </Fields>
        <Failure error={error ?? take.error ?? restore.error ?? remove.error} />
      </form>
    </Part>
  )
}

export const WorldsPanel = () => {
  const list = useList()
  const { data, error } = tsr.worlds.list.useQuery({
    queryKey: ['worlds', list.query],
    queryData: { query: list.query },
    placeholderData: keepPreviousData,
  })
  const { worlds = [], total = 0 } = data?.body ?? {}
  return (
    <Panel
      title="Worlds"
      lead="A world has a clock, flags, applications, an inbox and a request log of its own. Make one to be undisturbed."
      reads={control.worlds.list}
    >
      <NewWorld />
      <ThisWorld />
      <Snapshots />
      <Part title="Every world">
        <Failure error={error} />
        <Fields>
          <Search list={list} hint="Part of a name" />
        </Fields>
        <Rows empty="No world has this name.">
          {worlds.map(row => (
            <WorldRow row={row} key={row.id} />
          ))}
        </Rows>
        <More list={list} shown={worlds.length} total={total} />
      </Part>
    </Panel>
  )
}
