import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const Hello = () => {
  const [isPressed, setPressed] = useState(false)
  return (
    <>
      <h1>Hello</h1>
      <button type="button" aria-pressed={isPressed} onClick={() => setPressed(true)}>
        Press
      </button>
    </>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')
createRoot(root).render(<Hello />)
