import css from './Drawing.module.css'
import { type DrawingName, drawings } from './drawings.ts'

/** The large line drawing of a landing choice. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg className={css['drawing']} viewBox="0 0 48 48" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)
