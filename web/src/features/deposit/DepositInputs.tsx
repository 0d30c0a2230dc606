import { waterCapacity } from '@open-account/contracts/fields/waterCapacity'
import type { DepositOptions } from '@open-account/contracts/deposit'
import type { Tension } from '@open-account/domain/application/codes'
import { highTensionRates } from '@open-account/domain/deposit/highTensionRate'
import { formatDollars } from '@open-account/domain/deposit/money'
import { isTemporary } from '@open-account/domain/requirements/conditions'
import { type Field, isFieldRequired } from '@open-account/domain/requirements/fields'
import { Suspense } from 'react'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'
import { Row } from '../../kit/ui/field/Field.tsx'
import { notCalculated, saveDeposit, depositLabels as labels, type DepositForm } from './depositForm.ts'
import { selectOptions, choiceText } from './choices.ts'
import { useWizard } from '../../session/useWizard.ts'
import { errorOfValue } from './errorOfValue.ts'

/** Loaded for street operas only. */
const NumberOfDays = lazyPart(() => import('./NumberOfDays.tsx'), defaultExport)

interface DepositInputsProps {
  readonly form: DepositForm
  readonly options: DepositOptions['permanent']
}

/** Above low tension the price depends on the contracted load, not on the band (C-179). */
const electricityHint = (tension: Tension | null): string => {
  const rate = tension === null ? null : highTensionRates[tension]
  return rate === null
    ? 'Your Licensed Electrical Worker knows it; it is on the Electrical Installation Licence'
    : `At this tension ${formatDollars(rate)} for each kW that you have contracted, or of the capacity chosen here`
}
/** The hint that the specification prints for temporary water; its meaning is unclear (C-081). */
const temporaryWaterHint = 'In cubic metres; enter 1 for permanent'
const waterHint = 'In cubic metres'
const whereWaterIs = 'Your licensed plumber knows it; an earlier bill shows it'

/** The inputs that the deposit of the chosen type of premises depends on. */
export const DepositInputs = ({ form, options }: DepositInputsProps) => {
  const { facts } = useWizard()
  const isRequired = (field: Field) => isFieldRequired(field, facts)
  const uncalculated = () => saveDeposit(notCalculated)
  return (
    <>
      {(isRequired('ELECT_CAPACITY') || isRequired('WATER_CAPACITY')) && (
        <Row>
          {isRequired('ELECT_CAPACITY') && (
            <form.AppField name="security_deposit.ELECT_CAPACITY">
              {field => (
                <field.SelectField
                  label={labels.ELECT_CAPACITY}
                  hint={electricityHint(facts.tension)}
                  options={selectOptions(options.elect_capacity)}
                  wide={6}
                  onChosen={chosen =>
                    saveDeposit({
                      ...notCalculated,
                      selected_elec_cap: choiceText(options.elect_capacity, chosen),
                    })
                  }
                />
              )}
            </form.AppField>
          )}
          {isRequired('WATER_CAPACITY') && (
            <form.AppField name="security_deposit.WATER_CAPACITY">
              {field =>
                options.water_capacity.length > 0 ? (
                  <field.SelectField
                    label={labels.WATER_CAPACITY}
                    options={selectOptions(options.water_capacity)}
                    wide={6}
                    onChosen={uncalculated}
                  />
                ) : (
                  <field.TextField
                    label={labels.WATER_CAPACITY}
                    hint={`${isTemporary(facts) ? temporaryWaterHint : waterHint}. ${whereWaterIs}`}
                    inputMode="numeric"
                    autoComplete="off"
                    wide={6}
                    onTyped={uncalculated}
                    validateOnBlur={errorOfValue(waterCapacity)}
                  />
                )
              }
            </form.AppField>
          )}
        </Row>
      )}
      {isRequired('NO_DAYS') &&
        (options.no_days.length > 0 ? (
          <form.AppField name="security_deposit.NO_DAYS">
            {field => (
              <field.SelectField
                label={labels.NO_DAYS}
                options={selectOptions(options.no_days)}
                onChosen={uncalculated}
              />
            )}
          </form.AppField>
        ) : (
          <Suspense fallback={<Loader />}>
            <NumberOfDays form={form} />
          </Suspense>
        ))}
    </>
  )
}
