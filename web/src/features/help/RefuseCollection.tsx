import { Note } from '../../kit/ui/text/text.tsx'
import type { TopicView } from './topicView.ts'
import { RatesTable } from '../../kit/ui/answers/RatesTable.tsx'

/** The six regions with neutral placeholders, until a setting names the firms (C-135). */
const refuseRegions: readonly { readonly region: string; readonly name: string }[] = [
  { region: 'Central', name: 'Refuse collector A' },
  { region: 'North', name: 'Refuse collector B' },
  { region: 'North-East', name: 'Refuse collector C' },
  { region: 'East', name: 'Refuse collector D' },
  { region: 'South', name: 'Refuse collector E' },
  { region: 'West', name: 'Refuse collector F' },
]

/** The firms that collect refuse, and from when it is charged. The texts are ours. */
export const RefuseCollection = ({ view: { settings } }: { readonly view: TopicView }) => {
  const vendors = settings.refuseVendors.length > 0 ? settings.refuseVendors : refuseRegions
  return (
    <>
      <p>
        Refuse collection is charged from the opening of the account and billed with the utilities. The charge
        is set by the firm that collects the refuse in the region of your premises.
      </p>
      <RatesTable
        caption="Refuse collection by region"
        columns={['Region', 'Firm']}
        rows={vendors.map(({ region, name }) => [region, name])}
      />
      <Note>Please ask the firm of your region about its charges.</Note>
    </>
  )
}
