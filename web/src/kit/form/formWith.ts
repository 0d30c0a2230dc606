import type { ReactNode } from 'react'
import type { BoundFields } from './useAppForm.ts'

/**
 * A form that has the fields of these paths, whatever else it has: what a section needs that is part of the forms of
 * several steps.
 */
export interface FormWith<Path extends string> {
  readonly AppField: (props: {
    readonly name: Path
    readonly children: (
      field: BoundFields & { readonly state: { readonly meta: { readonly errors: readonly unknown[] } } },
    ) => ReactNode
  }) => ReactNode | Promise<ReactNode>
}
