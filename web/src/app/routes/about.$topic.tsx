import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../../pages/about/AboutPage.tsx'

export const Route = createFileRoute('/about/$topic')({ component: About })

function About() {
  return <AboutPage topic={Route.useParams().topic} />
}
