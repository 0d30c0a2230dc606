import { Brand } from '../../src/kit/ui/frame/Brand.tsx'
import { HelpPhone } from '../../src/kit/ui/frame/HelpPhone.tsx'
import { Summary } from '../../src/kit/ui/frame/Summary.tsx'
import { SummaryStrip } from '../../src/kit/ui/frame/SummaryStrip.tsx'
import { Home } from '../../src/kit/ui/home/Home.tsx'
import { Stepper } from '../../src/kit/ui/steps/Stepper.tsx'
import { type Family, longText } from '../example.ts'

const services = { electricity: true, water: true, gas: false, cooling: false }
const rows = [
  { term: 'Premises', value: '145 LORONG 2 TOA PAYOH #09-128' },
  { term: 'Turn On Date', value: '' },
  { term: 'Services', value: longText },
]

export const frame: Family = {
  title: 'Frame of a page',
  examples: [
    {
      component: 'Stepper',
      states: [
        {
          name: 'on the second of four steps',
          element: (
            <Stepper
              steps={[
                { id: 'premises', name: 'Premises', completed: true, linked: true },
                { id: 'particulars', name: 'Personal Information', completed: false, linked: false },
                { id: 'utilities', name: 'Utilities', completed: false, linked: false },
                { id: 'confirmation', name: 'Review', completed: false, linked: false },
              ]}
              current="particulars"
              link={(_step, label) => <a href="#stepper">{label}</a>}
            />
          ),
        },
      ],
    },
    { component: 'Summary', states: [{ name: 'filled and empty', element: <Summary rows={rows} /> }] },
    {
      component: 'SummaryStrip',
      states: [
        {
          name: 'closed until it is pressed',
          element: (
            <SummaryStrip title="9 March 2027" note="145 LORONG 2 TOA PAYOH" services={services}>
              <Summary rows={rows} />
            </SummaryStrip>
          ),
        },
      ],
    },
    {
      component: 'Home',
      states: [
        { name: 'residential', element: <Home domain="residential" services={services} number="145" /> },
        {
          name: 'commercial, submitted',
          element: <Home domain="commercial" services={{ ...services, gas: true }} number="12" submitted />,
        },
      ],
    },
    { component: 'Brand', states: [{ name: 'normal', element: <Brand /> }] },
    {
      component: 'HelpPhone',
      states: [
        { name: 'linked', element: <HelpPhone number="1800 2222 333" linked /> },
        { name: 'text, for a kiosk', element: <HelpPhone number="1800 2222 333" linked={false} /> },
      ],
    },
  ],
}
