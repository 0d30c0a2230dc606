import { type FormEvent, useState } from 'react'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { generalError } from '../../features/failure/generalError.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { TextField } from '../../kit/ui/field/TextField.tsx'
import { Lead } from '../../kit/ui/text/text.tsx'
import css from './CodeForm.module.css'
import { PhoneFrame } from './PhoneFrame.tsx'
import { openByCode } from './phoneCalls.ts'
import { secretIn } from './uploadSecret.ts'

const codeLength = 6
const formId = 'code-form'

/** The letters and digits of a typed code, in capitals. */
const normalise = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, codeLength)

const incomplete = `Enter the ${codeLength} letters and digits beside the QR code.`

const messageOf = (thrown: unknown): string =>
  (thrown instanceof ServiceFailure && thrown.description) || generalError.text

/** The form for the short code, for a phone without the link. */
export const CodeForm = ({ onOpen }: { readonly onOpen: (secret: string | null) => void }) => {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [pending, setPending] = useState(false)
  const open = async () => {
    setPending(true)
    try {
      onOpen(secretIn(await openByCode(code)))
    } catch (thrown) {
      setError(messageOf(thrown))
      setPending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === codeLength) void open()
    else setError(incomplete)
  }
  return (
    <PhoneFrame
      title="Upload your documents"
      actions={
        <Button type="submit" form={formId} pending={pending}>
          Continue
        </Button>
      }
    >
      <Lead>Scan the QR code on the other screen with your camera, or enter the code beside it.</Lead>
      <form className={css['form']} id={formId} onSubmit={submit} noValidate>
        <TextField
          id="code"
          label="Code"
          hint="6 letters and digits, such as K7F 2QM"
          value={code}
          onChange={typed => {
            setError(undefined)
            setCode(typed)
          }}
          normalise={normalise}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </form>
    </PhoneFrame>
  )
}
