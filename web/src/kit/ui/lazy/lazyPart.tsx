import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { reportError } from '../../../http/observability/errorReporter.ts'
import { loadAgain } from './loadAgain.ts'
import { NotLoaded, type NotLoadedProps } from './NotLoaded.tsx'

type Component<Props> = (props: Props) => ReactNode

/** A part that loads when it is first shown, or earlier by `preload`, which never rejects. */
type LazyPart<Props> = LazyExoticComponent<Component<Props>> & { readonly preload: () => Promise<void> }

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
    const [isLater, setIsLater] = useState(false)
    // The part replaces the button that had the focus.
    useEffect(() => {
      if (isLater && document.activeElement === document.body)
        document.querySelector('h1')?.focus({ preventScroll: true })
    }, [isLater])
    if (Later !== null) return <Later {...props} />
    const loadOnceMore = async () => {
      const loaded = await request()
      setLater(() => loaded)
      setIsLater(loaded !== null)
    }
    return <Failed onAgain={loadOnceMore} />
  }

  let first: ReturnType<typeof request> | null = null
  const begin = () => (first ??= request())
  return Object.assign(
    lazy(async () => ({ default: (await begin()) ?? Missing })),
    {
      preload: async () => {
        await begin()
      },
    },
  )
}
