import { Note } from '../../kit/ui/text/Note.tsx'
import type { TopicView } from './topicView.ts'
import { RatesTable } from '../../kit/ui/answers/RatesTable.tsx'
import { refuseRegions } from './refuseRegions.ts'

/** Who collects the refuse and from when it is charged. The texts are ours. */
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
