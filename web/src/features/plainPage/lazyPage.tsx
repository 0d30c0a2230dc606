import type { ReactNode } from 'react'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'
import { NotLoaded, type NotLoadedProps } from '../../kit/ui/lazy/NotLoaded.tsx'
import { PlainPage } from './PlainPage.tsx'

/** Replaces a whole page whose script could not be loaded. */
const PageNotLoaded = ({ onAgain }: NotLoadedProps) => (
  <PlainPage title="This page could not be loaded">
    <NotLoaded onAgain={onAgain} />
  </PlainPage>
)

/** A page that loads when it is first shown; if its script cannot be loaded, an error page replaces it. */
export const lazyPage = <Module, Props extends object>(
  load: () => Promise<Module>,
  pageOf: (module: Module) => (props: Props) => ReactNode,
) => lazyPart(load, pageOf, PageNotLoaded)
