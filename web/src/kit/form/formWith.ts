import type { ReactNode } from 'react'
import type { BoundFields } from './useAppForm.ts'

/** A form with at least the fields of these paths, for sections that several forms contain. */
export interface FormWith<Path extends string> {
  readonly AppField: (props: {
    readonly name: Path
    readonly children: (
      field: BoundFields & { readonly state: { readonly meta: { readonly errors: readonly unknown[] } } },
    ) => ReactNode
  }) => ReactNode | Promise<ReactNode>
}
