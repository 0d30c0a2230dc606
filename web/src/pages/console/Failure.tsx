import { signInPath } from './signIn.ts'
import { serviceFailureOf } from '../../http/api/serviceFailure.ts'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'

/** Why a call was refused, with the fields that are wrong, or that a text is no JSON. Nothing without an error. */
export const Failure = ({ error }: { readonly error: unknown }) => {
  if (error === null || error === undefined) return null
  if (error instanceof SyntaxError)
    return (
      <Notice is="bad" live>
        <p>This is no JSON.</p>
      </Notice>
    )
  const { code, description, issues } = serviceFailureOf(error)
  return (
    <Notice is="bad" live>
      <p>
        {description || code}
        {code === 'unauthorized' && (
          <>
            {' '}
            <a href={signInPath}>Enter the control token</a>
          </>
        )}
      </p>
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {path !== '' && <code>{path}</code>} {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
