import { markRedirect } from './markRedirect.ts'

/** Posts a form to a page of another service, which leaves the application. The session stays (C-011). */
export const postForm = (address: string, fields: Readonly<Record<string, string>>): void => {
  markRedirect(true)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = address
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
