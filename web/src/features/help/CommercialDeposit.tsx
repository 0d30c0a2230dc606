import { bandLabel } from '@open-account/domain/deposit/bandLabel'
import { capacityBands } from '@open-account/domain/deposit/capacityBands'
import { Note } from '../../kit/ui/text/text.tsx'
import { tableAmount, tensionRates, usageRates } from './tariffs.ts'
import { RatesTable } from '../../kit/ui/answers/RatesTable.tsx'

/** The commercial tariff. Source: document 2, section 9. */
export const CommercialDeposit = () => (
  <>
    <Note>The commercial security deposit is paid online by card or debit during the application.</Note>
    <RatesTable caption="Permanent supply" columns={['Premises', 'Deposit']} rows={usageRates('permanent')} />
    <RatesTable caption="Temporary supply" columns={['Premises', 'Deposit']} rows={usageRates('temporary')} />
    <RatesTable
      caption="Electricity by supply capacity"
      columns={['Capacity (kVA)', 'Deposit']}
      rows={capacityBands.map(band => [bandLabel(band), tableAmount(band.deposit)])}
    />
    <RatesTable
      caption="Electricity at high tension and above"
      columns={['Tension', 'Deposit']}
      rows={tensionRates}
    />
    <Note>Where electricity goes by kVA, it goes by the contracted kW at high tension and above.</Note>
  </>
)
