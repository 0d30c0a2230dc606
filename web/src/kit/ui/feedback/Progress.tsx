import css from './Progress.module.css'

interface ProgressProps {
  readonly label: string
  /** From 0 to 100; null while it is unknown. */
  readonly percent: number | null
}

/** A progress bar. */
export const Progress = ({ label, percent }: ProgressProps) => (
  <progress className={css['progress']} aria-label={label} max={100} value={percent ?? undefined} />
)
