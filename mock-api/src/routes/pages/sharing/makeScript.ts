/** Makes a link to the application in the session storage of this tab. */
export const makeScript = `const { keys, world } = document.currentScript.dataset
const element = id => document.getElementById(id)
const form = element('make')
const status = element('status')
const place = sessionStorage.getItem('place')

const draft = () => {
  const stored = JSON.parse(keys).map(key => [key, sessionStorage.getItem(key)])
  return Object.fromEntries(stored.filter(([, value]) => value !== null))
}

const make = async () => {
  const headers = { 'content-type': 'application/json' }
  const key = element('key')?.value ?? ''
  if (key !== '') headers['x-world-key'] = key
  const name = element('name').value.trim()
  const body = JSON.stringify({ draft: draft(), ...(name !== '' && { name }) })
  const answer = await fetch('/mock/v1/worlds/' + world + '/links', { method: 'POST', headers, body })
  const { url, error_description: why } = await answer.json()
  if (!answer.ok) throw new Error(why)
  return url
}

if (place === null) element('none').hidden = false
else {
  form.hidden = false
  element('back').href = place
}

form.addEventListener('submit', async event => {
  event.preventDefault()
  status.textContent = ''
  try {
    element('link').value = await make()
    element('made').hidden = false
    status.textContent = 'The link is made.'
    element('link').select()
  } catch (error) {
    status.textContent = 'No link was made. ' + error.message
  }
})

element('copy').addEventListener('click', async () => {
  element('link').select()
  try {
    await navigator.clipboard.writeText(element('link').value)
    status.textContent = 'The link is copied.'
  } catch {
    status.textContent = 'This browser copies nothing by a script here. Copy the marked link by hand.'
  }
})
`
