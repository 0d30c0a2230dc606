import { useState } from 'react'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { CheckboxField } from '../../kit/ui/choice/CheckboxField.tsx'
import { TextField } from '../../kit/ui/field/TextField.tsx'
import css from './console.module.css'
import { Failure } from './Failure.tsx'
import { Buttons, Fields } from './Panel.tsx'
import { entranceOf, params, world as here } from './place.ts'
import { tsr } from './steer.ts'
import { useAction } from './useAction.ts'

type Archive = Parameters<typeof tsr.worlds.import.mutate>[0]['body']

const download = (name: string, text: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The world as a file, with the files in it, and a world out of such a file. */
export const Archives = () => {
  const [into, setInto] = useState(here)
  const [newIds, setNewIds] = useState(true)
  const save = useAction(async () => {
    download(`${here}.json`, JSON.stringify(await bodyOf(tsr.worlds.export.query({ params }))))
  })
  const load = useAction(async (file: File) => {
    // The service validates what is in the file.
    const archive = JSON.parse(await file.text()) as Archive
    await tsr.worlds.import.mutate({ params: { world: into }, body: { ...archive, new_ids: newIds } })
    if (into !== here) location.assign(entranceOf(into))
  })
  return (
    <>
      <Buttons>
        <Button look="secondary" small pending={save.isPending} onClick={() => save.mutate()}>
          Export to a file
        </Button>
      </Buttons>
      <div className={css['form']}>
        <Fields>
          <TextField
            id="into"
            label="Import into the world"
            hint="It is made when it is missing; else everything in it is replaced."
            value={into}
            onChange={setInto}
            maxLength={64}
          />
        </Fields>
        <CheckboxField
          id="new-ids"
          label="With new ids"
          note="Ids belong to one world, so that a world beside its original needs new ones."
          checked={newIds}
          onChange={setNewIds}
        />
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
        <Failure error={save.error ?? load.error} />
      </div>
    </>
  )
}
