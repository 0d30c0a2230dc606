import {
  type DepositApplicant,
  type ResidentialRate,
  defaultTariffReading,
  residentialPremises,
  residentialRates,
} from '@open-account/domain/deposit/residentialRates'
import { Note } from '../../kit/ui/text/text.tsx'
import { tableAmount } from './tariffs.ts'
import { RatesTable } from '../../kit/ui/answers/RatesTable.tsx'

const premisesOf = ({ premises }: ResidentialRate): string =>
  premises.map(name => residentialPremises[name]).join('/')

const amountsOf = ({ amounts }: ResidentialRate, applicant: DepositApplicant): string =>
  `${tableAmount(amounts[applicant].giro)} / ${tableAmount(amounts[applicant].non_giro)}`

/** The residential tariff. Source: document 2, section 9. */
export const ResidentialDeposit = () => (
  <>
    <Note>The residential security deposit is billed in the first bill.</Note>
    <RatesTable
      caption="Deposit with GIRO / without GIRO"
      columns={['Premises', 'Singaporean, PR, Company', 'Foreigner']}
      rows={residentialRates[defaultTariffReading].map(rate => [
        premisesOf(rate),
        amountsOf(rate, 'local'),
        amountsOf(rate, 'foreigner'),
      ])}
    />
    <Note>
      Semi-detached and terrace are one choice in Use Of Premises. The deposit goes by which of the two your
      house is.
    </Note>
    <Note>
      The first bill uses the non-GIRO rate. Once GIRO is approved, the excess offsets later bills or is
      refunded.
    </Note>
  </>
)
