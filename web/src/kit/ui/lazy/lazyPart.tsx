import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { reportError } from '../../../http/observability/errorReporter.ts'
import { focusHeading } from '../../document/focusHeading.ts'
import { loadAgain } from './loadAgain.ts'
import { NotLoaded, type NotLoadedProps } from './NotLoaded.tsx'

type Component<Props> = (props: Props) => ReactNode

/**
 * A part that loads when it is first shown, or earlier by `preload`, which never rejects: then it shows at once. After a
 * `preload` that failed, the part loads again when it is shown.
 */
export type LazyPart<Props> = Component<Props> & {
  readonly preload: () => Promise<void>
}

/** The default export of a module. */
export const defaultExport = <Part,>(module: { readonly default: Part }): Part => module.default

/**
 * Like React's `lazy`, for scripts that may fail: requests the script again, then shows a message with a button in
 * place of the part, while everything around the part stays.
 */
export const lazyPart = <Module, Props extends object>(
  load: () => Promise<Module>,
  partOf: (module: Module) => Component<Props>,
  Failed: ComponentType<NotLoadedProps> = NotLoaded,
): LazyPart<Props> => {
  let part: Component<Props> | null = null
  const request = async () => {
    try {
      part = partOf(await loadAgain(load))
    } catch (thrown) {
      reportError(thrown)
    }
    return part
  }

  /** The message in place of a part that failed to load, and the part once it has loaded. */
  const Missing = (props: Props) => {
    const [Later, setLater] = useState(() => part)
    // The part replaces the button that had the focus.
    useEffect(() => {
      if (Later !== null && document.activeElement === document.body) focusHeading()
    }, [Later])
    if (Later !== null) return <Later {...props} />
    const loadOnceMore = async () => {
      const loaded = await request()
      setLater(() => loaded)
    }
    return <Failed onAgain={loadOnceMore} />
  }

  let running: ReturnType<typeof request> | null = null
  const begin = async () =>
    part ??
    (running ??= request().finally(() => {
      running = null
    }))
  const Later = lazy(async () => ({ default: (await begin()) ?? Missing }))
  /** React shows a placeholder for 0.3 seconds in place of any lazy part, even one that has loaded. */
  const Part = (props: Props) => {
    const [Shown] = useState(() => part ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(Part, {
    preload: async () => {
      await begin()
    },
  })
}
