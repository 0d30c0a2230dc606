import css from './Home.module.css'

interface BuildingNumberProps {
  readonly words: string
  readonly x: number
  readonly y: number
  /** The size that fits three signs; longer numbers are drawn smaller. */
  readonly size: number
}

/** The house or block number on the wall. */
export const BuildingNumber = ({ words, x, y, size }: BuildingNumberProps) => (
  <text className={css['number']} x={x} y={y} fontSize={Math.min(size, (size * 3.1) / words.length)}>
    {words}
  </text>
)
