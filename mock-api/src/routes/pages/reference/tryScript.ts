/** Makes the call of a form in the world that the page names, and shows the answer. */
export const tryScript = `const world = document.getElementById('world')

const show = (form, title, lines) => {
  const status = form.querySelector('[role=status]')
  const heading = document.createElement('p')
  heading.textContent = title
  const text = document.createElement('pre')
  text.tabIndex = 0
  text.setAttribute('role', 'region')
  text.setAttribute('aria-label', 'Answer: ' + form.getAttribute('aria-label'))
  text.textContent = lines
  status.replaceChildren(heading, text)
}

const requestOf = form => {
  let path = form.dataset.path
  const query = new URLSearchParams()
  const headers = new Headers({ 'x-world': world.value })
  for (const field of form.querySelectorAll('[data-in]')) {
    if (field.dataset.in === 'path') path = path.replace('{' + field.name + '}', encodeURIComponent(field.value))
    else if (field.value === '') continue
    else if (field.dataset.in === 'query') query.set(field.name, field.value)
    else headers.set(field.name, field.value)
  }
  const text = form.querySelector('textarea')
  const file = form.querySelector('[data-part]')
  let body
  if (text !== null) {
    headers.set('content-type', text.dataset.type)
    body = text.value
  }
  if (file?.files[0] !== undefined) {
    body = new FormData()
    body.append(file.dataset.part, file.files[0])
  }
  return [query.size > 0 ? path + '?' + query : path, { method: form.dataset.method, headers, body, redirect: 'manual' }]
}

const readable = async answer => {
  const text = await answer.text()
  if (!answer.headers.get('content-type')?.includes('json')) return text
  return JSON.stringify(JSON.parse(text), null, 2)
}

addEventListener('submit', async event => {
  const form = event.target
  if (!form.matches('.try')) return
  event.preventDefault()
  try {
    const answer = await fetch(...requestOf(form))
    const rule = answer.headers.get('x-rule')
    show(form, answer.status + (rule === null ? '' : ', decided by the rule ' + rule), await readable(answer))
  } catch (error) {
    show(form, 'The call failed', String(error))
  }
})
`
