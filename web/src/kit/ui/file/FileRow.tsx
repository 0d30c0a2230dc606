import type { ReactNode } from 'react'
import { Progress } from '../feedback/Progress.tsx'
import { describedBy, partIds } from '../field/describe.ts'
import { Mark } from '../service/Mark.tsx'
import { StatusText } from '../text/StatusText.tsx'
import { DropArea } from './DropArea.tsx'
import { FileActions, type FileActionsProps } from './FileActions.tsx'
import { describeFile } from './describeFile.ts'
import css from './FileRow.module.css'

interface FileRowProps extends Omit<FileActionsProps, 'describedBy' | 'invalid'> {
  /** The mark of the document's service; a document icon without it. */
  readonly mark?: ReactNode
  /** The formats and sizes, or what the document must show. */
  readonly hint?: ReactNode
  readonly optional?: boolean
  /** The error of the document as an answer, such as that it is missing. */
  readonly error?: string | undefined
}

/** One document: its label, its file, the state of the file, and the buttons. */
export const FileRow = ({ mark, hint, optional = false, error, ...actions }: FileRowProps) => {
  const { id, label, state, onChoose } = actions
  const wrong = state.status === 'error' ? state.message : error
  const description = describeFile(state) || hint
  return (
    <li>
      <DropArea onDrop={onChoose}>
        <div className={css['row']}>
          {mark ?? <Mark icon="document" />}
          <div className={css['text']}>
            <b className={css['label']}>
              {label}
              {optional && <span className={css['optional']}> (optional)</span>}
            </b>
            {description && (
              <span className={css['meta']} id={partIds(id).hint}>
                {description}
              </span>
            )}
            <div className={css['state']} aria-live="polite">
              {state.status === 'uploaded' && <StatusText is="good">Uploaded</StatusText>}
              {wrong && (
                <StatusText is="bad" id={partIds(id).error}>
                  {wrong}
                </StatusText>
              )}
            </div>
          </div>
          <div className={css['actions']}>
            <FileActions
              {...actions}
              describedBy={describedBy(id, Boolean(description), Boolean(wrong))}
              invalid={Boolean(wrong)}
            />
          </div>
          {state.status === 'processing' && (
            <div className={css['more']}>
              <Progress label={`${label} upload`} percent={state.percent} />
            </div>
          )}
        </div>
      </DropArea>
    </li>
  )
}
