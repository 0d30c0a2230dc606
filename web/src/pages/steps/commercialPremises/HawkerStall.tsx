import { Row } from '../../../kit/ui/field/Field.tsx'
import { hawkerStallLabel } from '../../../session/labels/premisesLabels.ts'
import type { PremisesForm } from '../premises/usePremisesForm.ts'

/** The optional number of a hawker stall. */
export const HawkerStall = ({ form }: { readonly form: PremisesForm }) => (
  <Row>
    <form.AppField name="premises.hawker_stall_no">
      {field => (
        <field.TextField
          label={hawkerStallLabel}
          hint="Letters, digits, dash, slash or ampersand"
          optional
          autoComplete="off"
          wide={6}
        />
      )}
    </form.AppField>
  </Row>
)
