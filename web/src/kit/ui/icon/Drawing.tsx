import css from './Drawing.module.css'

/** The drawings of the landing choices in a 48 by 48 view box, as SVG path data. */
const drawings = {
  residential:
    'M10 42V9h28v33M6 42h36M17 9v25M10 34h28M31 9V5h-7v4M22 15h4v4h-4zM30 15h4v4h-4zM22 24.5h4v4h-4zM30 24.5h4v4h-4zM17 34v8M24 34v8M31 34v8',
  commercial:
    'M5 42h38M9 42V24M39 42V24M7 18 10.5 8h27L41 18M7 18a4.25 4.25 0 0 0 8.5 0a4.25 4.25 0 0 0 8.5 0a4.25 4.25 0 0 0 8.5 0a4.25 4.25 0 0 0 8.5 0zM15.5 18 17 8M24 18V8M32.5 18 31 8M14 28.5h11v8H14zM30 42V28.5h5V42',
  personal: 'M16 16a8 8 0 1 0 16 0a8 8 0 1 0-16 0M8.5 42c1.3-9 7.2-13.5 15.5-13.5S38.2 33 39.5 42z',
  company: 'M7 15.5h34V40H7zM17 15.5V9h14v6.5M7 26c5 3 10.5 4.5 17 4.5S36 29 41 26M24 28.5v4.5',
} as const

export type DrawingName = keyof typeof drawings

/** The large line drawing of a landing choice. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg className={css['drawing']} viewBox="0 0 48 48" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)
