/**
 * An inline script of every document without a page, between the frames of a step and `showPage.ts`, which shows the one of
 * the mode. Deletes the frames unless the application will show this step. Else adapts the frame to the session: the steps
 * of the flow, those that are completed, the strip, premises without an official address, and the options of a shared
 * device. `prerenderFrame` renders all of them.
 */
import { modeCapabilities } from '@open-account/domain/application/modes'
import { wizardTitle } from '../../session/labels/stepTitles.ts'
import { currentMode, isMode } from '../../session/mode.ts'
import { isApplicantType, isDomain, readSignup, storedSteps } from '../../session/signup.ts'
import { accessibilityOptions, readOptions, showOptions } from '../device/accessibilityOptions.ts'
import { isSessionStale } from '../device/sessionActivity.ts'
import { guardStep } from '../shell/guard.ts'
import { readFrame } from '../shell/savedFrame.ts'

const { mode = '' } = document.documentElement.dataset
const template = document.querySelector<HTMLTemplateElement>(`template#${mode}`)

/** The application of this address; null when the application will not show the step. */
const signupOfAddress = () => {
  const [, , domain = '', type = '', step = ''] = location.pathname.split('/')
  if (!isDomain(domain) || !isApplicantType(type) || !isMode(mode)) return null
  const isOver = modeCapabilities[mode].sharedDevice && (currentMode() !== mode || isSessionStale())
  return isOver || guardStep(domain, type, step) !== null ? null : readSignup()
}

const adapt = (frame: DocumentFragment, signup: NonNullable<ReturnType<typeof readSignup>>) => {
  const all = <Of extends HTMLElement>(selector: string) => frame.querySelectorAll<Of>(selector)
  const { title, note = '', services, completed } = readFrame()

  const steps = storedSteps(signup)
    .map(({ step }) => step)
    .join()
  for (const stepper of all('[data-steps]'))
    if (stepper.dataset['steps'] === steps) stepper.replaceWith(...stepper.children)
    else stepper.remove()
  for (const [index, item] of all('li').entries()) {
    const link = item.querySelector('a')
    if (link === null || completed?.[index] === true) continue
    /** Without the tick and '(completed)'. */
    const name = link.lastElementChild
    name?.lastElementChild?.remove()
    const plain = document.createElement('span')
    plain.append(...(name === null ? [] : [name]))
    link.replaceWith(plain)
  }

  const text = frame.querySelector('summary > span')
  if (title !== undefined) text?.firstElementChild?.replaceChildren(title)
  text?.append(note)
  for (const mark of all('summary [data-service]'))
    if (services?.[mark.dataset['service'] as keyof typeof services] !== true) mark.remove()
  if (signup.nanl)
    for (const premises of all('main > p > b'))
      premises.textContent = wizardTitle(signup.domain, signup.type, true).premises

  const on = readOptions() ?? []
  for (const [index, button] of all('[aria-pressed]').entries())
    button.ariaPressed = String(on.some(option => option === accessibilityOptions[index]))
  showOptions(on)
}

if (template !== null) {
  const signup = signupOfAddress()
  if (signup === null) for (const frame of document.querySelectorAll('template')) frame.remove()
  else adapt(template.content, signup)
}
