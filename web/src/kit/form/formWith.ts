import type { ReactNode } from 'react'
import type { BoundFields } from './useAppForm.ts'

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  members: infer Members,
) => void
  ? Members
  : never

/** Sets one field: each name with the values it takes. */
type Setter<Values> = Intersection<
  { [Name in keyof Values & string]: (name: Name, value: Values[Name]) => void }[keyof Values & string]
>

/**
 * A form that holds these values, whatever else it holds: what a section needs that stands in the forms of several
 * steps. Every form of `useAppForm` with such values is one.
 */
export interface FormWith<Values> {
  readonly AppField: (props: {
    readonly name: keyof Values & string
    readonly children: (
      field: BoundFields & { readonly state: { readonly meta: { readonly errors: readonly unknown[] } } },
    ) => ReactNode
  }) => ReactNode | Promise<ReactNode>
  readonly setFieldValue: Setter<Values>
  readonly store: {
    readonly get: () => { readonly values: Values }
    readonly subscribe: (listener: (state: { readonly values: Values }) => void) => {
      readonly unsubscribe: () => void
    }
  }
}
