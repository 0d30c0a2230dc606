import type { ReactNode } from 'react'
import { useWizard } from '../../session/useWizard.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { useCredential } from './useCredential.ts'

interface CredentialProps {
  readonly children: (token: string) => ReactNode
}

/** What needs the credential of the application, once there is one. */
export const WithCredential = ({ children }: CredentialProps) => {
  const { stateId } = useWizard().signup
  const { data, isError, refetch } = useCredential(stateId)
  if (data !== undefined) return children(data.credential)
  if (!isError) return <Loader />
  return (
    <Notice is="bad" live title="Your phone cannot be connected at the moment">
      <Button look="secondary" small onClick={() => void refetch()}>
        Try again
      </Button>
    </Notice>
  )
}
