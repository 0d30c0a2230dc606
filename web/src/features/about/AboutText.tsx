import { useEffect, useState } from 'react'
import { currentCapabilities } from '../../session/mode.ts'
import { settingsOf } from '../../session/settings.ts'
import { readFlags } from '../../session/readFlags.ts'
import { PhoneNumber } from '../../kit/ui/text/text.tsx'
import type { AboutTopic } from './aboutTopics.ts'
import css from './AboutText.module.css'

interface Part {
  readonly heading: string
  readonly texts: readonly string[]
}

const privacy: readonly Part[] = [
  {
    heading: 'On this device',
    texts: [
      'What you fill in is kept in this tab of your browser until you submit it or close the tab, so that a refresh loses nothing.',
      'At a kiosk everything is deleted when your session ends, and at the latest two minutes after the last touch.',
    ],
  },
  {
    heading: 'At the service',
    texts: [
      'Addresses, NRIC or FIN, and UEN are sent while you fill in, to look up the premises and to check whether you can apply. Files are sent when you choose them.',
      'With Submit, the service stores your application with its files, its signature and its appointment. It confirms them by e-mail.',
      'Data from Myinfo is kept for 30 minutes at most. It is bound to this browser by the only cookie that we set for you.',
      'A one-time password is valid for 5 minutes, and the QR code to a receipt for 30 minutes. A signature without an application is deleted after 24 hours.',
      'You enter card details only at the payment gateway. We receive the result and no card number.',
    ],
  },
  {
    heading: 'What we do not do',
    texts: [
      'There is no advertising and no tracking of people. Reports about errors and our own logs contain nothing that you typed.',
      'On receipts and in e-mails, your NRIC or FIN is masked.',
    ],
  },
]

const accessibility: readonly Part[] = [
  {
    heading: 'What we aim for',
    texts: [
      'Everyone can apply. The application follows the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
    ],
  },
  {
    heading: 'What was tested',
    texts: [
      'Each screen is checked automatically with axe, on phones, on computers and at the kiosk, in light and dark and with high contrast.',
      'Whole applications are made with the keyboard alone. Text can be enlarged to 200 %.',
      'The form and the receipt are tagged PDF files with headings, tables and a language.',
    ],
  },
  {
    heading: 'What we know of',
    texts: [
      'Automatic checks do not find everything, and not every screen reader was tried. The pages of the payment gateway and of Myinfo belong to others.',
      'A signature need not be drawn: it can also be uploaded as a picture or given on paper.',
    ],
  },
]

const contact: readonly Part[] = [
  {
    heading: 'Questions about your application',
    texts: [
      'Please have your Application ID at hand. It is on the last page and in the e-mail that confirms your application.',
    ],
  },
]

const parts: Readonly<Record<AboutTopic, readonly Part[]>> = { privacy, accessibility, contact }

/** The sentence before the phone number. */
const calls: Readonly<Record<AboutTopic, string>> = {
  privacy: 'To see, correct or delete what we store about you, call us on',
  accessibility: 'Does something not work for you? We help you to apply, and mend it. Call us on',
  contact: 'Call us on',
}

/** The phone number of the settings, when they have loaded. */
const useHotline = (): string => {
  const [hotline, setHotline] = useState(settingsOf({ kind: 'none' }).hotline)
  useEffect(() => {
    let isShown = true
    void readFlags().then(flags => {
      if (isShown) setHotline(settingsOf(flags).hotline)
    })
    return () => {
      isShown = false
    }
  }, [])
  return hotline
}

/** A privacy notice, an accessibility statement, or how to reach us. */
export const AboutText = ({ topic }: { readonly topic: AboutTopic }) => (
  <div className={css['text']}>
    {parts[topic].map(({ heading, texts }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        {texts.map(text => (
          <p key={text}>{text}</p>
        ))}
      </section>
    ))}
    <p>
      {calls[topic]} <PhoneNumber number={useHotline()} linked={currentCapabilities().phoneLinks} />.
    </p>
  </div>
)
