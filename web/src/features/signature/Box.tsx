import type { RefObject } from 'react'
import css from './Box.module.css'

interface BoxProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly empty: boolean
  /** Whether a pointer draws in it. */
  readonly drawing?: boolean
}

/** The box of a signature. */
export const Box = ({ canvas, empty, drawing = false }: BoxProps) => (
  <figure className={css['box']} aria-label={empty ? 'Box of the signature, empty' : 'Your signature'}>
    <canvas ref={canvas} className={css['canvas']} data-drawing={drawing || undefined} />
  </figure>
)
