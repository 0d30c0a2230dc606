import { useMemo } from 'react'
import { encode } from 'uqr'
import { VisuallyHidden } from '../../kit/ui/text/text.tsx'
import css from './QrCode.module.css'

/** The dark modules of a row as SVG path data, each a unit square. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')

/** The URL as a QR code; its text for screen readers is the URL. */
export const QrCode = ({ url }: { readonly url: string }) => {
  const { size, path } = useMemo(() => {
    const code = encode(url, { ecc: 'M', border: 0 })
    return { size: code.size, path: code.data.map(rowPath).join('') }
  }, [url])
  return (
    <div className={css['paper']}>
      <VisuallyHidden>{`QR code that opens ${url}`}</VisuallyHidden>
      <svg
        className={css['code']}
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
    </div>
  )
}
