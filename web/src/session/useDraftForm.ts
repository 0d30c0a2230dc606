import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { startTransition, useLayoutEffect, useState } from 'react'
import * as z from 'zod/mini'
import { differingLeaves } from '../kit/form/leaves.ts'
import { useAppForm, validateOnNext } from '../kit/form/useAppForm.ts'
import type { Draft } from './draft.ts'
import { readDraft, saveDraft, subscribeToDraft } from './draftStore.ts'
import { normaliseDraft } from './fieldNormalisers.ts'
import { useWizard } from './useWizard.ts'

/** The draft and its facts at the time of a check. */
export interface ApplicationNow {
  readonly draft: Draft
  readonly facts: ApplicationFacts
}

interface DraftFormOptions<Slice extends keyof Draft> {
  /** The slices of the draft that the step edits. */
  readonly slices: readonly Slice[]
  /** The schema of the slices, checked on Next. */
  readonly schema: (now: ApplicationNow) => z.ZodMiniType
  readonly onNext: OnNext
}

/**
 * Called when the slices are valid. A call may wait long, such as for a connection: `isCurrent` returns whether the step
 * is still shown, with the answers that Next was pressed with. Otherwise the press must have no effect.
 */
export type OnNext = (isCurrent: () => boolean) => void | Promise<void>

/** Some slices of the draft. The type of `Object.fromEntries` has no keys, hence the cast. */
const slicesOf = <Slice extends keyof Draft>(draft: Draft, slices: readonly Slice[]): Pick<Draft, Slice> =>
  Object.fromEntries(slices.map(slice => [slice, draft[slice]])) as Pick<Draft, Slice>

/** The issues of a schema by the path of their field, in the format of the form library. */
const errorsOf = (schema: z.ZodMiniType, values: unknown) => {
  const fields: Record<string, z.core.$ZodIssue[]> = {}
  for (const issue of z.safeParse(schema, values).error?.issues ?? [])
    (fields[issue.path.join('.')] ??= []).push(issue)
  return Object.keys(fields).length === 0 ? undefined : { fields }
}

/** The part of a form that its connection to the draft uses. */
interface ConnectedForm {
  readonly state: { readonly values: object; readonly submissionAttempts: number }
  readonly store: { readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void } }
  readonly setFieldValue: (path: string, value: unknown) => void
  readonly validate: (cause: 'change') => unknown
}

const normalise = () => {
  const draft = readDraft()
  const normalised = normaliseDraft(draft)
  if (normalised !== draft) saveDraft(normalised)
}

/** Connects a form to its slices until the step is left. */
const connect = (form: ConnectedForm, slices: readonly (keyof Draft)[]) => {
  let copying = false
  /** Runs one direction at a time: a change that was just copied is not copied back. */
  const copy = (step: () => void) => {
    if (copying) return
    copying = true
    try {
      step()
    } finally {
      copying = false
    }
  }
  const changed = () => differingLeaves(form.state.values, slicesOf(readDraft(), slices))
  const showChanges = () => {
    for (const [path, value] of changed()) form.setFieldValue(path, value)
  }
  const saveForm = () =>
    copy(() => {
      if (changed().length === 0) return
      // The field shows its value at once, and the rest of the page what follows from it when it has the time.
      startTransition(() => saveDraft(form.state.values))
      // A consequence of the edit may have changed another field of this step.
      showChanges()
    })
  const showDraft = () =>
    copy(() => {
      showChanges()
      // A fact that is no field of this step may have changed a rule.
      if (form.state.submissionAttempts > 0) form.validate('change')
    })
  showDraft()
  const { unsubscribe } = form.store.subscribe(saveForm)
  const unsubscribeFromDraft = subscribeToDraft(showDraft)
  // Runs before the handlers of the page, which read the draft.
  document.addEventListener('focusout', normalise, true)
  document.addEventListener('submit', normalise, true)
  return () => {
    document.removeEventListener('focusout', normalise, true)
    document.removeEventListener('submit', normalise, true)
    unsubscribe()
    unsubscribeFromDraft()
    normalise()
  }
}

/**
 * The form of a step over slices of the draft. The draft owns the answers: a field has its path in the draft as name,
 * every change of the form is saved at once, and every other change of the draft shows in the form. A look-up, a reset
 * or identity data writes the draft and never the form.
 */
export const useDraftForm = <Slice extends keyof Draft>({
  slices,
  schema,
  onNext,
}: DraftFormOptions<Slice>) => {
  const { factsOf } = useWizard()
  const [defaultValues] = useState(() => slicesOf(readDraft(), slices))
  const form = useAppForm({
    defaultValues,
    validationLogic: validateOnNext,
    validators: {
      onDynamic: ({ value }) => {
        const draft = { ...readDraft(), ...value }
        return errorsOf(schema({ draft, facts: factsOf(draft) }), value)
      },
    },
    onSubmit: async ({ formApi }) => {
      /** The step, its answers and the timeslot. */
      const now = () =>
        JSON.stringify([location.pathname, formApi.state.values, readDraft().turnOn.turn_on_time_hash])
      const pressed = now()
      await onNext(() => now() === pressed)
    },
  })
  const [connected] = useState(slices)
  // A layout effect, because a key that is pressed before the connection would be overwritten by it. The form's type
  // has its own paths only, hence the cast; the copied paths are of the same slices.
  useLayoutEffect(() => connect(form as unknown as ConnectedForm, connected), [form, connected])
  return form
}
