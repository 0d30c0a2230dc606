import type { ReactNode } from 'react'
import { useBoundField } from '../../kit/form/useBoundField.ts'
import { LockedValue } from '../../kit/ui/answers/LockedValue.tsx'
import type { Columns } from '../../kit/ui/field/Field.tsx'
import { useIdentityService } from './identityService.ts'

interface LockableProps {
  readonly locked: boolean
  readonly label: string
  readonly wide?: Columns | undefined
  /** Formats the locked value; by default it is shown as saved. */
  readonly shown?: (value: string) => string
  /** The field that is shown when the value is not locked. */
  readonly children: ReactNode
}

/** A field of the form that identity data may fill and lock. */
export const Lockable = ({ locked, label, wide, shown = value => value, children }: LockableProps) => {
  const { tag } = useIdentityService()
  const { id, value, error } = useBoundField<string>()
  if (!locked) return children
  return <LockedValue id={id} label={label} value={shown(value)} tag={tag} note={error} wide={wide} />
}
