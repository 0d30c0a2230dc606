import { control } from '@open-account/contracts/control/control'
import type { World } from '@open-account/contracts/control/worlds'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import { Archives } from '../Archives.tsx'
import { ConfirmedButton } from '../ConfirmedButton.tsx'
import { Failure } from '../Failure.tsx'
import { dateOf, realTime, timeOf } from '../moments.ts'
import { NewWorld } from '../NewWorld.tsx'
import { Buttons, Fields, Panel, Part } from '../Panel.tsx'
import { entranceOf, params, world as here } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { More, Search } from '../Search.tsx'
import { Snapshots } from '../Snapshots.tsx'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'
import { useList } from '../useList.ts'
import { useWorld } from '../useWorld.ts'
import { readWorldKey, saveWorldKey } from '../worldKey.ts'

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

/** The key of the world, and what empties and deletes it. */
const ThisWorld = () => {
  const { data } = useWorld()
  const [key, setKey] = useState(readWorldKey)
  const reset = useAction(() => tsr.worlds.reset.mutate({ params, body: {} }))
  const remove = useAction(async () => {
    await tsr.worlds.remove.mutate({ params })
    location.assign(entranceOf('default'))
  })
  return (
    <>
      {data?.body.has_key && (
        <Fields>
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
        </Fields>
      )}
      <Buttons>
        <ConfirmedButton
          label="Empty"
          confirm="Yes, empty it"
          pending={reset.isPending}
          onConfirm={() => reset.mutate()}
        />
        {here !== 'default' && (
          <ConfirmedButton
            label="Delete"
            confirm="Yes, delete it"
            pending={remove.isPending}
            onConfirm={() => remove.mutate()}
          />
        )}
      </Buttons>
      <Failure error={reset.error ?? remove.error} />
    </>
  )
}

const EveryWorld = () => {
  const list = useList()
  const { data, error } = tsr.worlds.list.useQuery({
    queryKey: ['worlds', list.query],
    queryData: { query: list.query },
    placeholderData: keepPreviousData,
  })
  const { worlds = [], total = 0 } = data?.body ?? {}
  return (
    <>
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
    </>
  )
}

export const WorldsPanel = () => (
  <Panel
    title="Worlds"
    lead="A world has a clock, flags, applications, an inbox and a request log of its own. Make one to be undisturbed."
    reads={control.worlds.list}
  >
    <NewWorld />
    <Part title="This world">
      <ThisWorld />
    </Part>
    <Part title="Snapshots">
      <Snapshots />
    </Part>
    <Part title="Archives">
      <Archives />
    </Part>
    <Part title="Every world">
      <EveryWorld />
    </Part>
  </Panel>
)
