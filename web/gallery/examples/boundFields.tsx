import { useEffect } from 'react'
import { z } from 'zod/mini'
import { useAppForm, validateOnNext } from '../../src/kit/form/useAppForm.ts'
import { Button } from '../../src/kit/ui/button/Button.tsx'
import type { Family } from '../example.ts'

const required = (message: string) => z.string().check(z.minLength(1, message))
const schema = z.object({
  name: required('Name is required'),
  description: required('Description is required'),
  use: required('Use is required'),
  occupancy: required('Occupancy is required'),
  agreed: z.boolean().check(z.refine(agreed => agreed, 'Please agree to continue')),
  born: required('Date of Birth is required'),
})
const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]
const empty = { name: '', description: '', use: '', occupancy: '', agreed: false, born: '' }

/** A form that was submitted empty. */
const RefusedForm = () => {
  const form = useAppForm({
    defaultValues: empty,
    validationLogic: validateOnNext,
    validators: { onDynamic: schema },
  })
  useEffect(() => {
    void form.handleSubmit()
  }, [form])
  return (
    <form.AppForm>
      <form.Body>
        <form.AppField name="name">{field => <field.TextField label="Name" />}</form.AppField>
        <form.AppField name="description">{field => <field.TextArea label="Description" />}</form.AppField>
        <form.AppField name="use">
          {field => <field.SelectField label="Use" options={options} />}
        </form.AppField>
        <form.AppField name="occupancy">
          {field => <field.RadioField label="Occupancy" options={options} />}
        </form.AppField>
        <form.AppField name="agreed">{field => <field.Checkbox label="I agree" />}</form.AppField>
        <form.AppField name="born">{field => <field.DateField label="Date of Birth" />}</form.AppField>
        <Button type="submit">Next</Button>
      </form.Body>
    </form.AppForm>
  )
}

export const boundFields: Family = {
  title: 'Fields of a form',
  examples: [
    {
      component: 'useAppForm with every bound field',
      states: [{ name: 'error, after Next with nothing filled in', element: <RefusedForm /> }],
    },
  ],
}
