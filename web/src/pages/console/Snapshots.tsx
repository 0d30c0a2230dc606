import { useState } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { TextField } from '../../kit/ui/field/TextField.tsx'
import { ConfirmedButton } from './ConfirmedButton.tsx'
import css from './console.module.css'
import { Failure } from './Failure.tsx'
import { realTime } from './moments.ts'
import { Buttons, Fields } from './Panel.tsx'
import { params } from './place.ts'
import { Row, Rows } from './Rows.tsx'
import { tsr } from './steer.ts'
import { useAction } from './useAction.ts'
import { snapshotName, useSnapshots } from './useSnapshots.ts'

/** States of the world to which it can return. */
export const Snapshots = () => {
  const [name, setName] = useState('')
  const { snapshots, error } = useSnapshots()
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
    <>
      <Rows empty="No snapshot was taken.">
        {snapshots.map(snapshot => (
          <Row
            key={snapshot.id}
            name={snapshotName(snapshot)}
            aside={snapshot.taken_at === null ? undefined : realTime(snapshot.taken_at)}
            actions={
              <Buttons>
                <ConfirmedButton
                  label="Restore"
                  confirm="Yes, replace the world"
                  what={snapshotName(snapshot)}
                  onConfirm={() => restore.mutate(snapshot.id)}
                />
                <ConfirmedButton
                  label="Delete"
                  confirm="Yes, delete it"
                  what={snapshotName(snapshot)}
                  onConfirm={() => remove.mutate(snapshot.id)}
                />
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
    </>
  )
}
