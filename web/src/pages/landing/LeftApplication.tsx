import { continuationLimit } from '@open-account/domain/application/leaving'
import { flows } from '@open-account/domain/flow/flows'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { deviceNow } from '../../http/api/serviceClock.ts'
import { focusHeading } from '../../kit/document/focusHeading.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { loadAgain } from '../../kit/ui/lazy/loadAgain.ts'
import { premisesTypeNames, registrationTypeNames } from '../../session/labels/applicationTypeNames.ts'
import {
  continueApplication,
  deleteLeftApplication,
  readLeftApplication,
} from '../../session/leftApplication.ts'
import { sessionKeys } from '../../session/session.ts'
import { isApplicantType, isDomain } from '../../session/signup.ts'
import type { StoredApplication } from '../../session/leaveApplication.ts'
import css from './LeftApplication.module.css'

/** Which application it is: its premises, its applicant and the step where it was left. */
const describeApplication = (application: StoredApplication): string => {
  const [domain = '', type = ''] = (application[sessionKeys.domainType] ?? '').split('/')
  if (!isDomain(domain) || !isApplicantType(type)) return ''
  const place = application[sessionKeys.place] ?? ''
  const step = flows[`${domain}/${type}`].find(candidate => place.includes(`/${candidate.step}`))
  return [premisesTypeNames[domain], registrationTypeNames[type], step?.label].filter(Boolean).join(', ')
}

const minutes = continuationLimit / 60_000

/**
 * Offers to continue the application that was left in this tab, until it is too old or another one is started (decision
 * 0039). Texts are ours.
 */
export const LeftApplication = () => {
  const router = useRouter()
  const [left, setLeft] = useState(readLeftApplication)
  const [opening, setOpening] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const message = useRef<HTMLDivElement>(null)

  // Deletes the application on time, also while no button is pressed.
  useEffect(() => {
    if (left === null) return undefined
    const timer = setTimeout(
      () => setLeft(readLeftApplication()),
      left.leftAt + continuationLimit - deviceNow(),
    )
    return () => clearTimeout(timer)
  }, [left])
  // The message replaces the button that had the focus.
  useEffect(() => {
    if (isOver) message.current?.focus()
  }, [isOver])

  const end = () => {
    deleteLeftApplication()
    setLeft(null)
  }
  const remove = () => {
    end()
    focusHeading()
  }
  const open = async () => {
    const application = readLeftApplication()
    if (application === null) return setLeft(null)
    setOpening(true)
    const { isTransactionOver } = await loadAgain(() => import('../../session/isTransactionOver.ts'))
    if (!(await isTransactionOver(application.application[sessionKeys.stateId] ?? '')))
      return router.history.push(continueApplication(application))
    setIsOver(true)
    return end()
  }

  if (isOver) {
    return (
      <div className={css['left']} ref={message} tabIndex={-1}>
        <Notice is="bad" live>
          <p>
            <b>This application cannot be continued</b>
          </p>
          <p>It has ended, and its answers were deleted. Please start again below.</p>
        </Notice>
      </div>
    )
  }
  if (left === null) return null
  return (
    <section className={css['left']} aria-label="Unfinished application">
      <Notice>
        <p>
          <b>You have an unfinished application</b>
        </p>
        <p>{describeApplication(left.application)}</p>
        <p>
          Your answers stay in this browser tab for {minutes} minutes after you left, or until you start
          another application.
        </p>
        <div className={css['ways']}>
          <Button small pending={opening} onClick={() => void open()}>
            Continue where you stopped
          </Button>
          <Button look="secondary" small unavailable={opening} onClick={remove}>
            Delete my answers
          </Button>
        </div>
      </Notice>
    </section>
  )
}
