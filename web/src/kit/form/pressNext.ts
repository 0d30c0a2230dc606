/** Presses the button that submits the form of the page, such as after a failure that may have passed. */
export const pressNext = (): void =>
  document.querySelector<HTMLElement>('main form button[type=submit]')?.click()
