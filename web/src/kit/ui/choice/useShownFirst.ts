import { startTransition, useState } from 'react'

/**
 * The chosen value, and a function that chooses another: it is shown at once, and the rest of the page shows what follows
 * from it when it has the time.
 */
export const useShownFirst = <Value, Chosen extends Value = Value>(
  value: Value,
  onChange: (value: Chosen) => void,
) => {
  const [pressed, setPressed] = useState<{ readonly value: Value } | null>(null)
  const choose = (chosen: Chosen) => {
    setPressed({ value: chosen })
    startTransition(() => {
      setPressed(null)
      onChange(chosen)
    })
  }
  return [pressed === null ? value : pressed.value, choose] as const
}
