import { type MouseEvent, Suspense, useState } from 'react'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'
import type { AboutTopic } from '../about/aboutTopics.ts'
import css from './Footer.module.css'

const AboutDialog = lazyPart(
  () => import('../about/AboutDialog.tsx'),
  module => module.AboutDialog,
)

const topics: readonly AboutTopic[] = ['privacy', 'accessibility', 'contact']

/** The foot of each page. Its links open over the page, so that nothing is lost; in a new tab they are pages. */
export const Footer = () => {
  const [topic, setTopic] = useState<AboutTopic | null>(null)
  const open = (event: MouseEvent, chosen: AboutTopic) => {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setTopic(chosen)
  }
  return (
    <footer className={css['footer']}>
      {topics.map(name => (
        <a href={`/about/${name}`} onClick={event => open(event, name)} key={name}>
          {name}
        </a>
      ))}
      Version {import.meta.env.VITE_RELEASE}
      {/* Without its own boundary, the whole page would be hidden while the dialog loads, and lose the focus. */}
      {topic && (
        <Suspense>
          <AboutDialog topic={topic} onClose={() => setTopic(null)} />
        </Suspense>
      )}
    </footer>
  )
}
