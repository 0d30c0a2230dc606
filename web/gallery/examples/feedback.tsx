import { Banner } from '../../src/kit/ui/feedback/Banner.tsx'
import { Countdown } from '../../src/kit/ui/feedback/Countdown.tsx'
import { ErrorSummary } from '../../src/kit/ui/feedback/ErrorSummary.tsx'
import { Loader } from '../../src/kit/ui/feedback/Loader.tsx'
import { Notice } from '../../src/kit/ui/feedback/Notice.tsx'
import { Progress } from '../../src/kit/ui/feedback/Progress.tsx'
import { StillNeeded } from '../../src/kit/ui/feedback/StillNeeded.tsx'
import { NotLoaded } from '../../src/kit/ui/lazy/NotLoaded.tsx'
import { type Family, longText } from '../example.ts'

const needs = [
  { id: 'text', text: 'Name' },
  { id: 'select', text: longText },
]

export const feedback: Family = {
  title: 'Feedback',
  examples: [
    {
      component: 'Notice',
      states: [
        { name: 'info', element: <Notice title="Services applied for">Electricity and water.</Notice> },
        {
          name: 'good',
          element: (
            <Notice is="good" title="Your payment is received">
              A receipt is on its way.
            </Notice>
          ),
        },
        {
          name: 'bad, long text',
          element: (
            <Notice is="bad" title={longText}>
              {longText}
            </Notice>
          ),
        },
        { name: 'without a title', element: <Notice>The deposit is billed in the first bill.</Notice> },
      ],
    },
    {
      component: 'Banner',
      states: [
        { name: 'normal', element: <Banner>Your Myinfo data was received.</Banner> },
        { name: 'long text', element: <Banner>{longText}</Banner> },
      ],
    },
    {
      component: 'ErrorSummary',
      states: [{ name: 'errors', element: <ErrorSummary errors={needs} attempt={0} /> }],
    },
    {
      component: 'StillNeeded',
      states: [{ name: 'normal', element: <StillNeeded needs={needs} heading="h3" /> }],
    },
    { component: 'Loader', states: [{ name: 'pending', element: <Loader /> }] },
    {
      component: 'Progress',
      states: [
        { name: 'known', element: <Progress label="Upload" percent={48} /> },
        { name: 'unknown', element: <Progress label="Upload of unknown length" percent={null} /> },
      ],
    },
    {
      component: 'Countdown',
      states: [
        { name: 'normal', element: <Countdown label="This OTP expires in" seconds={252} /> },
        {
          name: 'with a text after it',
          element: (
            <Countdown label="This OTP expires in" seconds={12}>
              A new one can be requested then.
            </Countdown>
          ),
        },
      ],
    },
    {
      component: 'NotLoaded',
      states: [{ name: 'normal', element: <NotLoaded onAgain={() => Promise.resolve()} /> }],
    },
  ],
}
