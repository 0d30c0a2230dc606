import { noDeposit } from '@open-account/contracts/fields/messages'
import { hasDeposit } from '@open-account/domain/deposit/hasDeposit'
import { isPremisesTypeOffered } from '@open-account/domain/premises/premisesTypes'
import { resetFields } from '../../session/resetFields.ts'
import { errorMessages } from '../failure/errorMessages.ts'
import { errorText } from '../../kit/form/errorText.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { PhoneNumber } from '../../kit/ui/text/text.tsx'
import { FieldSection } from '../../kit/ui/section/FieldSection.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { CalculatedDeposit } from './CalculatedDeposit.tsx'
import { readDraft } from '../../session/draftStore.ts'
import { notCalculated, saveDeposit, depositLabels as labels, type DepositForm } from './depositForm.ts'
import { selectOptions, choiceText } from './choices.ts'
import { DepositFailures } from './DepositFailures.tsx'
import { DepositInputs } from './DepositInputs.tsx'
import { useDepositCalculation } from './useDepositCalculation.ts'
import { useQuery } from '@tanstack/react-query'
import { bodyOf, reported } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'

/** The options of the inputs, by type of usage; requested once. */
const useDepositOptions = () =>
  useQuery({
    queryKey: ['depositOptions'],
    queryFn: () => reported(bodyOf(tsr.deposit.options.mutate({ body: {} }))),
    staleTime: Infinity,
  })

interface DepositSectionProps {
  readonly form: DepositForm
}

/**
 * The security deposit of commercial premises: the inputs that the type of premises requires, and the amount with its
 * breakdown. Its fields are part of the form of the step.
 */
export default function DepositSection({ form }: DepositSectionProps) {
  const { facts, settings, capabilities } = useWizard()
  const choices = useDepositOptions()
  const calculation = useDepositCalculation()
  const options = facts.usage === null ? undefined : choices.data?.[facts.usage]
  const choosePremises = (chosen: string) =>
    saveDeposit({
      ...resetFields(readDraft(), facts, ['premises_type_changed']).security_deposit,
      ...notCalculated,
      selected_premises: choiceText(options?.options ?? [], chosen),
    })
  return (
    <FieldSection
      id="deposit"
      title="Security deposit calculation"
      note="The commercial security deposit is paid by eNets or credit card during the application."
    >
      {choices.isFetching && <Loader text="Loading the choices" />}
      {choices.error !== null && !choices.isFetching && (
        <Notice is="bad" title={errorMessages.fetch_sd_options_error.text}>
          <Button look="secondary" small id="USE_OF_PREMISES_LIST" onClick={() => void choices.refetch()}>
            Load the choices again
          </Button>
        </Notice>
      )}
      {options && (
        <>
          <form.AppField name="security_deposit.USE_OF_PREMISES_LIST">
            {field => (
              <field.SelectField
                label={labels.USE_OF_PREMISES_LIST}
                hint="The premises as the deposit tariff names them. Use Of Premises is what you do there."
                options={selectOptions(options.options).filter(({ value }) =>
                  isPremisesTypeOffered(value, facts.services),
                )}
                onChosen={choosePremises}
              />
            )}
          </form.AppField>
          {!calculation.failed && <DepositInputs form={form} options={options} />}
          {facts.premisesType !== null && !hasDeposit(facts.premisesType, facts.services) && (
            <Notice live title={noDeposit}>
              <p>
                Choose electricity, water or gas as well, or call{' '}
                <PhoneNumber number={settings.hotline} linked={capabilities.phoneLinks} />.
              </p>
            </Notice>
          )}
          {calculation.calculating && <Loader text="Calculating the security deposit" />}
          <form.AppField name="security_deposit.security_deposit">
            {({ state }) => (
              <CalculatedDeposit
                failed={calculation.failed}
                error={errorText(state.meta.errors)}
                onAgain={calculation.again}
              />
            )}
          </form.AppField>
        </>
      )}
      <DepositFailures
        optionsFailedAt={choices.error === null ? 0 : choices.errorUpdatedAt}
        calculationFailedAt={calculation.failedAt}
      />
    </FieldSection>
  )
}
