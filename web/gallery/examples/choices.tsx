import { CheckboxField } from '../../src/kit/ui/choice/CheckboxField.tsx'
import { BigChoice } from '../../src/kit/ui/choice/Choice.tsx'
import { Choices } from '../../src/kit/ui/choice/ChoiceGroup.tsx'
import { RadioField } from '../../src/kit/ui/choice/RadioField.tsx'
import { ServiceChoice } from '../../src/kit/ui/choice/ServiceChoice.tsx'
import { type Family, ignore, longText } from '../example.ts'

const occupancies = [
  { value: 'owner', label: 'Owner' },
  { value: 'tenant', label: 'Tenant', note: 'With a tenancy agreement' },
] as const

export const choices: Family = {
  title: 'Choices',
  examples: [
    {
      component: 'RadioField',
      states: [
        {
          name: 'normal',
          element: (
            <RadioField
              id="radio"
              label="Type of Occupancy"
              options={occupancies}
              value={null}
              onChange={ignore}
            />
          ),
        },
        {
          name: 'filled, two columns, as a heading, with a hint',
          element: (
            <RadioField
              id="radio-filled"
              label="Type of Occupancy"
              hint="As in your agreement"
              as="heading"
              columns="two"
              options={occupancies}
              value="owner"
              onChange={ignore}
            />
          ),
        },
        {
          name: 'error',
          element: (
            <RadioField
              id="radio-error"
              label="Type of Occupancy"
              error="Type of Occupancy is required"
              options={occupancies}
              value=""
              onChange={ignore}
            />
          ),
        },
        {
          name: 'an option disabled, long text',
          element: (
            <RadioField
              id="radio-disabled"
              label={longText}
              options={[
                { value: 'tenant', label: longText, note: longText },
                { value: 'owner', label: 'Owner', note: 'Not possible here', disabled: true },
              ]}
              value="tenant"
              onChange={ignore}
            />
          ),
        },
      ],
    },
    {
      component: 'CheckboxField',
      states: [
        {
          name: 'normal',
          element: <CheckboxField id="check" label="I agree" checked={false} onChange={ignore} />,
        },
        {
          name: 'filled, as a row, with a note',
          element: (
            <CheckboxField
              id="check-filled"
              label="I agree"
              note="To the terms above"
              look="row"
              checked
              onChange={ignore}
            />
          ),
        },
        {
          name: 'error, long text',
          element: (
            <CheckboxField
              id="check-error"
              label={longText}
              checked={false}
              error="Please agree to continue"
              onChange={ignore}
            />
          ),
        },
        {
          name: 'disabled',
          element: <CheckboxField id="check-disabled" label="I agree" checked disabled onChange={ignore} />,
        },
      ],
    },
    {
      component: 'ServiceChoice',
      states: [
        {
          name: 'normal and filled',
          element: (
            <Choices columns="two">
              <ServiceChoice service="electricity" checked={false} onChange={ignore} />
              <ServiceChoice service="water" checked onChange={ignore} />
            </Choices>
          ),
        },
        {
          name: 'fixed',
          element: (
            <Choices columns="two">
              <ServiceChoice service="gas" note="Not supplied here" fixed checked={false} onChange={ignore} />
              <ServiceChoice service="cooling" note="Always included" fixed checked onChange={ignore} />
            </Choices>
          ),
        },
      ],
    },
    {
      component: 'BigChoice',
      states: [
        {
          name: 'normal and filled',
          element: (
            <Choices columns="two">
              <BigChoice
                type="radio"
                name="big"
                drawing="residential"
                label="Residential Premises"
                note="A home"
                checked
                onChange={ignore}
              />
              <BigChoice
                type="radio"
                name="big"
                drawing="commercial"
                label="Commercial Premises"
                note={longText}
                checked={false}
                onChange={ignore}
              />
            </Choices>
          ),
        },
        {
          name: 'disabled',
          element: (
            <BigChoice
              type="radio"
              name="big-disabled"
              drawing="company"
              label="Company Name"
              note="Not available now"
              disabled
              checked={false}
              onChange={ignore}
            />
          ),
        },
      ],
    },
  ],
}
