import type { PointGroup } from 'signature_pad'

/** A line of a drawn signature. Positions and widths are pixels of the picture, whatever the size of the pad. */
export type Stroke = PointGroup

/** The ways to sign: only the first needs a pointer. */
export type SigningWay = 'draw' | 'type' | 'upload'

/** An unsaved signature. Each way has its own value, so that switching between them loses nothing. */
export interface Signing {
  readonly way: SigningWay
  readonly strokes: readonly Stroke[]
  readonly name: string
  readonly image: ImageBitmap | null
}

export const nothingSigned: Signing = { way: 'draw', strokes: [], name: '', image: null }

const empty: Readonly<Record<SigningWay, (signing: Signing) => boolean>> = {
  draw: ({ strokes }) => strokes.length === 0,
  type: ({ name }) => name.trim() === '',
  upload: ({ image }) => image === null,
}

/** Whether the box is empty; an empty box is never saved. */
export const isEmpty = (signing: Signing): boolean => empty[signing.way](signing)

/** The signature without its last stroke. */
export const undone = (signing: Signing): Signing => ({ ...signing, strokes: signing.strokes.slice(0, -1) })

/** An empty box with the same way of signing. */
export const cleared = ({ way }: Signing): Signing => ({ ...nothingSigned, way })
