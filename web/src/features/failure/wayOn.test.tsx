import type { ErrorCode } from '@open-account/contracts/errors'
import type { EligibilityBlock } from '@open-account/domain/premises/eligibility'
import type { UnpaidReason } from '@open-account/domain/payment/process'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderStep } from '../../../test/renderStep.tsx'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { StartFailureDialog } from '../../pages/landing/StartFailureDialog.tsx'
import { UnpaidNotice } from '../../pages/steps/payment/UnpaidNotice.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { EligibilityDialog } from '../applicant/EligibilityDialog.tsx'
import { TensionDialog } from '../applicant/TensionDialog.tsx'
import { errorMessages } from './errorMessages.ts'
import { FailureDialog } from './FailureDialog.tsx'
import { useFailure } from './useFailure.tsx'

const nothing = () => undefined
const hotline = '1800 2222 333'
const gasNumber = '1800 555 1661'

/** The dialogs of document 1, section 8, by the number that helps. */
const blocks: Readonly<Record<EligibilityBlock, string>> = {
  third_account: hotline,
  missed_appointment: hotline,
  disconnected: hotline,
  add_gas: gasNumber,
  active_account: hotline,
}

const unpaid = {
  attempt: { appId: 'OA-7FK2-QM9B-4TXC', returned: null },
  unavailable: false,
  pending: false,
} as const

const refusals = [
  ...(Object.keys(errorMessages) as readonly ErrorCode[]).map(code => ({
    name: `the error ${code}`,
    number: hotline,
    Screen: () => <FailureDialog failure={{ code, description: '' }} onClosed={nothing} />,
  })),
  ...(Object.keys(blocks) as readonly EligibilityBlock[]).map(block => ({
    name: `the block ${block}`,
    number: blocks[block],
    Screen: () => <EligibilityDialog block={block} onClose={nothing} />,
  })),
  ...(['blocked', 'continue_without_electricity'] as const).map(refused => ({
    name: `the tension ${refused}`,
    number: hotline,
    Screen: () => <TensionDialog refused={refused} onClose={nothing} />,
  })),
  ...(['network_error', 'api_error'] as const).map(code => ({
    name: `the start that failed with ${code}`,
    number: hotline,
    Screen: () => (
      <StartFailureDialog failure={{ code, description: '' }} view={useWizard()} onClose={nothing} />
    ),
  })),
  ...(['failed', 'unconfirmed'] as const satisfies readonly UnpaidReason[]).map(reason => ({
    name: `the payment that is ${reason}`,
    number: hotline,
    Screen: () => <UnpaidNotice {...unpaid} reason={reason} />,
  })),
]

test.each(refusals)('$name has a number to call, without any link in the settings', ({ Screen, number }) => {
  renderStep({ step: 'particulars', Screen })
  expect(screen.getByRole('link', { name: number }).getAttribute('href')).toMatch(/^tel:/)
})

test.each(refusals)('at a kiosk $name has the number as text', ({ Screen, number }) => {
  renderStep({ step: 'particulars', Screen, mode: 'kiosk' })
  expect(screen.getByText(number)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each<[ErrorCode, boolean]>([
  ['network_error', true],
  ['unavailable', true],
  ['upstream_error', true],
  ['server_error', true],
  ['too_many_requests', true],
  ['company_inactive', false],
  ['duplicate', false],
])('a failure with %s offers to try again: %s', (code, isOffered) => {
  const again = vi.fn<() => void>()
  const Screen = () => {
    const failure = useFailure()
    return (
      <>
        <button
          type="button"
          onClick={() => failure.fail(new ServiceFailure(code), 'eligibility_error', undefined, again)}
        >
          Next
        </button>
        {failure.dialog}
      </>
    )
  }
  renderStep({ step: 'particulars', Screen })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  const button = screen.queryByRole('button', { name: 'Try again' })
  expect(button !== null).toBe(isOffered)
  if (button === null) return
  fireEvent.click(button)
  expect(again).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})
