import { useState } from 'react'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { SelectField } from '../../kit/ui/field/SelectField.tsx'
import { TextField } from '../../kit/ui/field/TextField.tsx'
import css from './console.module.css'
import { Failure } from './Failure.tsx'
import { Fields } from './Panel.tsx'
import { entranceOf, params, world as here } from './place.ts'
import { tsr } from './steer.ts'
import { useAction } from './useAction.ts'
import { snapshotName, useSnapshots } from './useSnapshots.ts'

const hour = 3_600
const lifetimes = [
  { value: String(hour), label: 'An hour' },
  { value: String(24 * hour), label: 'A day' },
]
/** The content of a copy of this world as it is, among the ids of its snapshots. */
const asItIs = 'world'

/** Makes a world, empty or as a copy, and enters it. */
export const NewWorld = () => {
  const [id, setId] = useState('')
  const [lifetime, setLifetime] = useState(String(24 * hour))
  const [content, setContent] = useState('')
  const { snapshots } = useSnapshots()
  const create = useAction(async () => {
    const body = {
      ...(id !== '' && { id }),
      ...(lifetime !== '' && { ttl_seconds: Number(lifetime) }),
    }
    const copied = { ...body, ...(content !== asItIs && { snapshot: content }) }
    const created = await (content === ''
      ? bodyOf(tsr.worlds.create.mutate({ body }))
      : bodyOf(tsr.worlds.copy.mutate({ params, body: copied })))
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
          id="content"
          label="Content"
          value={content}
          onChange={setContent}
          options={[
            { value: asItIs, label: `Like ${here}` },
            ...snapshots.map(snapshot => ({
              value: snapshot.id,
              label: `Like the snapshot ${snapshotName(snapshot)}`,
            })),
          ]}
          placeholder="Empty"
        />
        <SelectField
          id="lifetime"
          label="Lifetime"
          value={lifetime}
          onChange={setLifetime}
          options={lifetimes}
          placeholder="Until it is deleted"
        />
      </Fields>
      <Button type="submit" pending={create.isPending}>
        Make a world and enter it
      </Button>
      <Failure error={create.error} />
    </form>
  )
}
