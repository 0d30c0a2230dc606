import css from './Progress.module.css'

interface ProgressProps {
  readonly label: string
  /** Of a hundred; unknown while it is null. */
  readonly percent: number | null
}

/** How far something has come. */
export const Progress = ({ label, percent }: ProgressProps) => (
  <progress className={css['progress']} aria-label={label} max={100} value={percent ?? undefined} />
)
