import { useEffect, useRef } from 'react'
import { Box } from './Box.tsx'
import { Pad } from './pad.ts'
import type { Stroke } from './signing.ts'

interface DrawingBoxProps {
  readonly strokes: readonly Stroke[]
  readonly onChange: (strokes: readonly Stroke[]) => void
}

/** The box to sign in with a finger, a pen or a mouse. The drawing survives a turned or resized screen. */
export const DrawingBox = ({ strokes, onChange }: DrawingBoxProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad | null>(null)
  const latestChange = useRef(onChange)
  useEffect(() => {
    latestChange.current = onChange
  })
  useEffect(() => {
    if (canvas.current === null) return undefined
    const newPad = new Pad(canvas.current, drawn => latestChange.current(drawn))
    pad.current = newPad
    return () => newPad.dispose()
  }, [])
  useEffect(() => pad.current?.show(strokes), [strokes])
  return <Box canvas={canvas} empty={strokes.length === 0} drawing />
}
