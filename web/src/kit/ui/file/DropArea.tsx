import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../classNames.ts'
import css from './DropArea.module.css'

interface DropAreaProps {
  readonly onDrop: (files: readonly File[]) => void
  readonly children: ReactNode
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Accepts files that are dropped on it, in addition to the button. */
export const DropArea = ({ onDrop, children }: DropAreaProps) => {
  const [over, setOver] = useState(false)
  const enter = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onDrop(files)
  }
  return (
    <div
      className={classNames(css['area'], over && css['over'])}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
