/**
 * Puts the shared application into the session storage of this tab and opens its step, in place of this page in the
 * history. A tab with another application asks before.
 */
export const openScript = `const { draft, place } = document.currentScript.dataset
const open = () => {
  sessionStorage.clear()
  for (const [key, value] of Object.entries(JSON.parse(draft))) sessionStorage.setItem(key, value)
  location.replace(place)
}
if (sessionStorage.getItem('place') === null) open()
else document.getElementById('replace').hidden = false
document.getElementById('open').addEventListener('click', open)
`
