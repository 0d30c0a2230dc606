import { isPaymentMethod, type PaymentMethod } from '@open-account/domain/payment/methods'
import type { FormWith } from '../../../kit/form/useAppForm.ts'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { Icon } from '../../../kit/ui/icon/Icon.tsx'
import type { IconName } from '../../../kit/ui/icon/icons.ts'
import { useWizard } from '../../../session/useWizard.ts'

const icons: Readonly<Record<PaymentMethod, IconName>> = {
  PYMT_ENETS: 'terminal',
  PYMT_CREDIT_CARD: 'card',
}

/** The payment methods that the deposit's calculation offered (C-151); nothing without a calculation. */
export const PaymentMethods = ({ form }: { readonly form: FormWith<'payment.PAYMENT_METHOD'> }) => {
  const { security_deposit: deposit } = useWizard().draft
  const options = deposit.payment_method.flatMap(({ value, text }) =>
    isPaymentMethod(value)
      ? [{ value, label: text, note: 'Through the payment provider', end: <Icon name={icons[value]} /> }]
      : [],
  )
  if (options.length === 0) return null
  return (
    <FieldSection title="Payment Method">
      <form.AppField name="payment.PAYMENT_METHOD">
        {field => <field.RadioField label="Pay with" columns="two" options={options} />}
      </form.AppField>
    </FieldSection>
  )
}
