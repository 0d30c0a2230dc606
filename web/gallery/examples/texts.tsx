import { StatusText } from '../../src/kit/ui/text/StatusText.tsx'
import { Lead, Note, PhoneNumber, Points } from '../../src/kit/ui/text/text.tsx'
import { UnbrokenText } from '../../src/kit/ui/text/UnbrokenText.tsx'
import { type Family, longText } from '../example.ts'

export const texts: Family = {
  title: 'Texts',
  examples: [
    {
      component: 'StatusText',
      states: [
        { name: 'good', element: <StatusText is="good">Uploaded</StatusText> },
        { name: 'bad, long text', element: <StatusText is="bad">{longText}</StatusText> },
      ],
    },
    { component: 'Lead', states: [{ name: 'normal', element: <Lead>{longText}</Lead> }] },
    { component: 'Note', states: [{ name: 'normal', element: <Note>{longText}</Note> }] },
    {
      component: 'Points',
      states: [{ name: 'normal', element: <Points items={['Electricity', longText]} /> }],
    },
    {
      component: 'PhoneNumber',
      states: [
        { name: 'linked', element: <PhoneNumber number="1800 2222 333" linked /> },
        { name: 'text, for a kiosk', element: <PhoneNumber number="1800 2222 333" linked={false} /> },
      ],
    },
    {
      component: 'UnbrokenText',
      states: [{ name: 'normal', element: <UnbrokenText>OA-7F3K-2QM9 at #09-128</UnbrokenText> }],
    },
  ],
}
