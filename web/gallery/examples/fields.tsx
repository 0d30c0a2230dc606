import { Button } from '../../src/kit/ui/button/Button.tsx'
import { Countdown } from '../../src/kit/ui/feedback/Countdown.tsx'
import { Row } from '../../src/kit/ui/field/Field.tsx'
import { OtpField } from '../../src/kit/ui/field/OtpField.tsx'
import { SelectField } from '../../src/kit/ui/field/SelectField.tsx'
import { TextArea } from '../../src/kit/ui/field/TextArea.tsx'
import { TextField } from '../../src/kit/ui/field/TextField.tsx'
import { type Family, ignore, longText } from '../example.ts'

const options = [
  { value: 'HDB_3_5', label: 'HDB 3-5 rooms' },
  { value: 'CONDO', label: 'Condominium' },
]

export const fields: Family = {
  title: 'Fields',
  examples: [
    {
      component: 'TextField',
      states: [
        { name: 'normal', element: <TextField id="text" label="Name" value="" onChange={ignore} /> },
        {
          name: 'filled, with a hint',
          element: (
            <TextField
              id="text-filled"
              label="Postal Code"
              hint="6 digits"
              value="310145"
              onChange={ignore}
            />
          ),
        },
        {
          name: 'optional, with a prefix',
          element: (
            <TextField
              id="text-prefix"
              label="Alternate Contact Number"
              optional
              prefix="+65"
              value="61234567"
              onChange={ignore}
            />
          ),
        },
        {
          name: 'error',
          element: (
            <TextField
              id="text-error"
              label="Postal Code"
              value="3101"
              error="Postal Code must be 6 digits"
              onChange={ignore}
            />
          ),
        },
        {
          name: 'disabled',
          element: (
            <TextField id="text-disabled" label="Name" value="Tan Ah Kow" disabled onChange={ignore} />
          ),
        },
        {
          name: 'long text',
          element: (
            <TextField
              id="text-long"
              label={longText}
              hint={longText}
              value={longText}
              error={longText}
              onChange={ignore}
            />
          ),
        },
      ],
    },
    {
      component: 'TextArea',
      states: [
        {
          name: 'normal',
          element: <TextArea id="area" label="Premises Description" value="" onChange={ignore} />,
        },
        {
          name: 'error, long text',
          element: (
            <TextArea
              id="area-error"
              label="Premises Description"
              value={longText}
              error="Premises Description is required"
              onChange={ignore}
            />
          ),
        },
        {
          name: 'disabled',
          element: (
            <TextArea
              id="area-disabled"
              label="Premises Description"
              value="A stall"
              disabled
              onChange={ignore}
            />
          ),
        },
      ],
    },
    {
      component: 'SelectField',
      states: [
        {
          name: 'normal',
          element: (
            <SelectField id="select" label="Use Of Premises" options={options} value="" onChange={ignore} />
          ),
        },
        {
          name: 'filled',
          element: (
            <SelectField
              id="select-filled"
              label="Use Of Premises"
              options={options}
              value="CONDO"
              onChange={ignore}
            />
          ),
        },
        {
          name: 'error',
          element: (
            <SelectField
              id="select-error"
              label="Use Of Premises"
              options={options}
              value=""
              error="Use Of Premises is required"
              onChange={ignore}
            />
          ),
        },
        {
          name: 'disabled',
          element: (
            <SelectField
              id="select-disabled"
              label="Use Of Premises"
              options={options}
              value="HDB_3_5"
              disabled
              onChange={ignore}
            />
          ),
        },
      ],
    },
    {
      component: 'OtpField',
      states: [
        {
          name: 'filled, with button and countdown',
          element: (
            <OtpField
              id="otp"
              label="OTP"
              digits={6}
              value="123456"
              onChange={ignore}
              action={<Button small>Verify</Button>}
              after={<Countdown label="This OTP expires in" seconds={252} />}
            />
          ),
        },
        {
          name: 'error',
          element: (
            <OtpField
              id="otp-error"
              label="OTP"
              digits={6}
              value="1234"
              error="The OTP is wrong"
              onChange={ignore}
            />
          ),
        },
        {
          name: 'locked',
          element: <OtpField id="otp-locked" label="OTP" digits={6} value="" readOnly onChange={ignore} />,
        },
      ],
    },
    {
      component: 'Row',
      states: [
        {
          name: 'fields side by side',
          element: (
            <Row>
              <TextField id="row-block" label="Block" wide={3} narrow={4} value="145" onChange={ignore} />
              <TextField
                id="row-street"
                label="Street Name"
                wide={9}
                narrow={8}
                value="LORONG 2 TOA PAYOH"
                onChange={ignore}
              />
            </Row>
          ),
        },
      ],
    },
  ],
}
