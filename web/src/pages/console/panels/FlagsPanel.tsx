import { control } from '@open-account/contracts/control/control'
import type { ChangeFlagsBody } from '@open-account/contracts/control/worldFlags'
import { flags, type FlagName, flagNames } from '@open-account/contracts/flags'
import { useState } from 'react'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { CheckboxField } from '../../../kit/ui/choice/CheckboxField.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { Fields, Panel, Part } from '../Panel.tsx'
import { params } from '../place.ts'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'

type Settings = NonNullable<ChangeFlagsBody['settings']>

const switches = [
  { name: 'manualEntry', label: 'Particulars may be typed', otherwise: true },
  { name: 'kioskStepIndicator', label: 'A kiosk shows the steps', otherwise: true },
  { name: 'kioskKeyboard', label: 'The keyboard of a kiosk is on from the start', otherwise: false },
] as const satisfies readonly { name: keyof Settings; label: string; otherwise: boolean }[]

const numbers = [
  { name: 'gstPercent', label: 'GST in percent' },
  { name: 'adminFee', label: 'Admin fee in dollars' },
  { name: 'kioskMaximum', label: 'Highest deposit at a kiosk in dollars' },
  { name: 'paymentPollSeconds', label: 'Seconds between two requests for the status of a payment' },
  { name: 'paymentPollMinutes', label: 'Minutes until it is no longer requested' },
] as const satisfies readonly { name: keyof Settings; label: string }[]

interface FlagRowProps {
  readonly name: FlagName
  readonly active: boolean
  readonly message: string
  readonly onChange: (active: boolean, message: string) => void
}

const FlagRow = ({ name, active, message, onChange }: FlagRowProps) => {
  const [changed, setChanged] = useState<string | null>(null)
  const typed = changed ?? message
  return (
    <li className={css['flag']}>
      <CheckboxField
        id={name}
        label={<code>{name}</code>}
        note={flags[name]}
        checked={active}
        onChange={checked => onChange(checked, typed)}
      />
      {name.includes('maintenance') && (active || message !== '') && (
        <form
          className={css['form']}
          onSubmit={event => {
            event.preventDefault()
            onChange(active, typed)
          }}
        >
          <Fields>
            <TextField
              id={`${name}-message`}
              label={`Message of ${name}`}
              value={typed}
              onChange={setChanged}
            />
            <Button type="submit" look="secondary" unavailable={typed === message}>
              Save
            </Button>
          </Fields>
        </form>
      )}
    </li>
  )
}

interface NumberFieldProps {
  readonly name: string
  readonly label: string
  readonly value: number | undefined
  readonly onSave: (value: number) => void
}

const NumberField = ({ name, label, value, onSave }: NumberFieldProps) => {
  const saved = value === undefined ? '' : String(value)
  const [changed, setChanged] = useState<string | null>(null)
  const typed = changed ?? saved
  return (
    <form
      className={css['form']}
      onSubmit={event => {
        event.preventDefault()
        onSave(Number(typed))
      }}
    >
      <Fields>
        <TextField
          id={name}
          label={label}
          hint={value === undefined ? 'The default of the application' : undefined}
          inputMode="decimal"
          value={typed}
          onChange={setChanged}
          required
        />
        <Button type="submit" look="secondary" unavailable={typed === saved || typed === ''}>
          Save
        </Button>
      </Fields>
    </form>
  )
}

export const FlagsPanel = () => {
  const { data, error } = tsr.flags.read.useQuery({ queryKey: ['flags'], queryData: { params } })
  const change = useAction((body: { flags?: ChangeFlagsBody['flags']; settings?: Settings }) =>
    tsr.flags.change.mutate({ params, body }),
  )
  /** A switch shows its change while it is saved. */
  const saving = change.isPending ? change.variables : undefined
  const settings = { ...data?.body.settings, ...saving?.settings }
  return (
    <Panel
      title="Flags and settings"
      lead="The application reads them when it opens. A change is saved at once."
      reads={control.flags.read}
    >
      <Failure error={error ?? change.error} />
      {data && (
        <>
          <Part title="Flags">
            <ul className={css['flags']}>
              {flagNames.map(name => {
                const { active = false, message = '' } =
                  saving?.flags?.find(flag => flag.name === name) ?? data.body[name] ?? {}
                return (
                  <FlagRow
                    key={name}
                    name={name}
                    active={active}
                    message={message}
                    onChange={(isActive, text) =>
                      change.mutate({ flags: [{ name, active: isActive, message: text }] })
                    }
                  />
                )
              })}
            </ul>
          </Part>
          <Part title="Settings">
            {switches.map(({ name, label, otherwise }) => (
              <CheckboxField
                key={name}
                id={name}
                label={label}
                checked={settings[name] ?? otherwise}
                onChange={checked => change.mutate({ settings: { [name]: checked } })}
              />
            ))}
            {numbers.map(({ name, label }) => (
              <NumberField
                key={name}
                name={name}
                label={label}
                value={settings[name]}
                onSave={value => change.mutate({ settings: { [name]: value } })}
              />
            ))}
          </Part>
        </>
      )}
    </Panel>
  )
}
