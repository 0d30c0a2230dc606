import { type ReactNode, useEffect } from 'react'
import { Brand } from '../../kit/ui/frame/Brand.tsx'
import { PageFrame } from './PageFrame.tsx'
import { PageTitle } from '../../kit/ui/frame/PageTitle.tsx'
import css from './PlainPage.module.css'

/** A page outside the wizard: a title and a short text. */
export const PlainPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <PageFrame brand={<Brand />}>
      <PageTitle title={title} />
      <div className={css['text']}>{children}</div>
    </PageFrame>
  )
}
