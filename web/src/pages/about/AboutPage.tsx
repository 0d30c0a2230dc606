import { Link } from '@tanstack/react-router'
import { AboutText } from '../../features/about/AboutText.tsx'
import { isAboutTopic } from '../../features/about/isAboutTopic.ts'
import { aboutTopics } from '../../features/about/aboutTopics.ts'
import { MissingPage } from '../../features/plainPage/MissingPage.tsx'
import { PlainPage } from '../../features/plainPage/PlainPage.tsx'
import { buttonClass } from '../../kit/ui/button/Button.tsx'

/** What the footer explains, as a page of its own. `topic`: the last part of its address. */
export const AboutPage = ({ topic }: { readonly topic: string }) =>
  isAboutTopic(topic) ? (
    <PlainPage title={aboutTopics[topic]}>
      <AboutText topic={topic} />
      <Link className={buttonClass({ look: 'secondary', small: true })} to="/open-account">
        Open a utilities account
      </Link>
    </PlainPage>
  ) : (
    <MissingPage />
  )
