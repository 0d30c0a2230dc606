import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../classNames.ts'
import css from './DropArea.module.css'

interface DropAreaProps {
  readonly onDrop: (files: readonly File[]) => void
  readonly children: ReactNode
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Takes files that are dragged onto it; a shortcut beside the button that everybody can use. */
export const DropArea = ({ onDrop, children }: DropAreaProps) => {
  const [over, setOver] = useState(false)
  const enter = (event: DragEvent) => {
    if (!carriesFiles(event)) return
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
