import { Amount } from '../../src/kit/ui/amount/Amount.tsx'
import { Answers } from '../../src/kit/ui/answers/Answers.tsx'
import { FoundAddress } from '../../src/kit/ui/answers/FoundAddress.tsx'
import { LockedValue } from '../../src/kit/ui/answers/LockedValue.tsx'
import { RatesTable } from '../../src/kit/ui/answers/RatesTable.tsx'
import { type Family, longText } from '../example.ts'

export const answers: Family = {
  title: 'Answers and amounts',
  examples: [
    {
      component: 'Answers',
      states: [
        {
          name: 'with a tag, several lines and a link',
          element: (
            <Answers
              title="Personal Information"
              change={<a href="#answers">Change</a>}
              answers={[
                { term: 'Name', value: 'Tan Ah Kow', tag: 'From Myinfo' },
                { term: 'Supporting documents', value: 'front.png\nback.png' },
                { term: 'Premises Description', value: longText },
              ]}
            />
          ),
        },
      ],
    },
    {
      component: 'LockedValue',
      states: [
        { name: 'normal', element: <LockedValue label="Name" value="Tan Ah Kow" /> },
        {
          name: 'long text, with a note',
          element: <LockedValue label="Name" value={longText} tag="Verified" note={longText} />,
        },
      ],
    },
    {
      component: 'FoundAddress',
      states: [
        {
          name: 'normal',
          element: (
            <FoundAddress
              number="145"
              street="LORONG 2 TOA PAYOH"
              address="145 LORONG 2 TOA PAYOH #09-128, Singapore 310145"
            />
          ),
        },
      ],
    },
    {
      component: 'RatesTable',
      states: [
        {
          name: 'normal',
          element: (
            <RatesTable
              caption="Deposit with GIRO / without GIRO"
              columns={['Premises', 'Singaporean', 'Foreigner']}
              rows={[
                ['HDB 1-2 rooms', '$20 / $40', '$60 / $80'],
                ['Semi-detached/Terrace/Bungalow', '$100 / $200', '$300 / $400'],
              ]}
            />
          ),
        },
      ],
    },
    {
      component: 'Amount',
      states: [
        {
          name: 'normal',
          element: (
            <Amount
              caption="Security deposit"
              rows={[
                { term: 'Electricity', service: 'electricity', note: '45 kVA', amount: 'S$ 1,350.00' },
                { term: longText, amount: 'S$ 40.00' },
              ]}
              total={{ term: 'Security Deposit', amount: 'S$ 1,390.00' }}
            />
          ),
        },
      ],
    },
  ],
}
