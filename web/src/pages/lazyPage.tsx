import type { ReactNode } from 'react'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { NotLoaded, type NotLoadedProps } from '../lazy/NotLoaded.tsx'
import { PlainPage } from './PlainPage.tsx'

/** In place of a whole page whose script could not be loaded. */
const PageNotLoaded = ({ onAgain }: NotLoadedProps) => (
  <PlainPage title="This page could not be loaded">
    <NotLoaded onAgain={onAgain} />
  </PlainPage>
)

/** A page that loads when it is first shown, with a page of its own where its script cannot be loaded. */
export const lazyPage = <Module, Props extends object>(
  load: () => Promise<Module>,
  pageOf: (module: Module) => (props: Props) => ReactNode,
) => lazyPart(load, pageOf, PageNotLoaded)
