import { Suspense, useEffect, useRef } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { RadioField, type RadioOption } from '../../kit/ui/choice/RadioField.tsx'
import { TextField } from '../../kit/ui/field/TextField.tsx'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'
import { Note } from '../../kit/ui/text/text.tsx'
import { Box } from './Box.tsx'
import { DrawingBox } from './DrawingBox.tsx'
import { drawPicture } from './pictureOf.ts'
import css from './SigningFields.module.css'
import { isEmpty, type Signing, undone } from './signing.ts'

/** Loaded when an applicant signs with a picture. */
const UploadWay = lazyPart(
  () => import('./UploadWay.tsx'),
  ({ UploadWay }) => UploadWay,
)

/** The box with a typed or uploaded signature, as it is printed. */
const PictureBox = ({ signing }: { readonly signing: Signing }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current !== null) drawPicture(canvas.current, signing)
  }, [signing])
  return <Box canvas={canvas} empty={isEmpty(signing)} />
}

interface SigningWaysProps<Way extends string> {
  readonly ways: readonly RadioOption<Way>[]
  readonly value: Way
  readonly onChange: (way: Way) => void
}

/** The choice of the way to sign. */
export const SigningWays = <Way extends string>({ ways, value, onChange }: SigningWaysProps<Way>) => (
  <div className={css['choice']}>
    <RadioField
      id="signing-way"
      label="How do you want to sign?"
      columns="three"
      options={ways}
      value={value}
      onChange={onChange}
    />
  </div>
)

interface SigningFieldsProps {
  readonly signing: Signing
  readonly onChange: (signing: Signing) => void
}

/** The box to sign in, and what the chosen way needs. */
export const SigningFields = ({ signing, onChange }: SigningFieldsProps) => {
  const { way, strokes, name } = signing
  const change = (part: Partial<Signing>) => onChange({ ...signing, ...part })
  return (
    <>
      {way === 'type' && (
        <TextField
          id="signing-name"
          label="Your name"
          autoComplete="name"
          value={name}
          onChange={typed => change({ name: typed })}
        />
      )}
      <Suspense>{way === 'upload' && <UploadWay onImage={image => change({ image })} />}</Suspense>
      <div className={css['signature']}>
        {way === 'draw' ? (
          <DrawingBox strokes={strokes} onChange={drawn => change({ strokes: drawn })} />
        ) : (
          <PictureBox signing={signing} />
        )}
        <div className={css['side']}>
          {way === 'draw' && (
            <Button
              look="secondary"
              small
              unavailable={strokes.length === 0}
              onClick={() => onChange(undone(signing))}
            >
              Undo
            </Button>
          )}
          {isEmpty(signing) && <Note>Save is possible once the box is not empty.</Note>}
        </div>
      </div>
    </>
  )
}
