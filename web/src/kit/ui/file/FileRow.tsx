import type { ReactNode } from 'react'
import { Progress } from '../feedback/Progress.tsx'
import { describedBy, partIds } from '../field/describe.ts'
import { Mark } from '../service/Mark.tsx'
import { StatusWords } from '../text/StatusWords.tsx'
import { DropArea } from './DropArea.tsx'
import { FileActions, type FileActionsProps } from './FileActions.tsx'
import { fileWords } from './fileWords.ts'
import css from './FileRow.module.css'

/** The documents of a page, a FileRow each. */
export const FileList = ({ children }: { readonly children: ReactNode }) => (
  <ul className={css['files']}>{children}</ul>
)

interface FileRowProps extends Omit<FileActionsProps, 'describedBy' | 'invalid'> {
  /** The mark of the service the document belongs to; a sheet of paper without it. */
  readonly mark?: ReactNode
  /** Formats and sizes, or what the document must show. */
  readonly hint?: ReactNode
  readonly optional?: boolean
  /** What is wrong with the document as an answer, such as that it is missing. */
  readonly error?: string | undefined
}

/** One document: what it is, the file given for it, how that stands, and what can be done. */
export const FileRow = ({ mark, hint, optional = false, error, ...actions }: FileRowProps) => {
  const { id, label, state, onChoose } = actions
  const wrong = state.is === 'error' ? state.words : error
  const words = fileWords(state) || hint
  return (
    <li>
      <DropArea onDrop={onChoose}>
        <div className={css['row']}>
          {mark ?? <Mark icon="document" />}
          <div className={css['words']}>
            <b className={css['label']}>
              {label}
              {optional && <span className={css['optional']}> (optional)</span>}
            </b>
            {words && (
              <span className={css['meta']} id={partIds(id).hint}>
                {words}
              </span>
            )}
            <div className={css['state']} aria-live="polite">
              {state.is === 'uploaded' && <StatusWords is="good">Uploaded</StatusWords>}
              {wrong && (
                <StatusWords is="bad" id={partIds(id).error}>
                  {wrong}
                </StatusWords>
              )}
            </div>
          </div>
          <div className={css['actions']}>
            <FileActions
              {...actions}
              describedBy={describedBy(id, Boolean(words), Boolean(wrong))}
              invalid={Boolean(wrong)}
            />
          </div>
          {state.is === 'processing' && (
            <div className={css['more']}>
              <Progress label={`${label} upload`} percent={state.percent} />
            </div>
          )}
        </div>
      </DropArea>
    </li>
  )
}
