import { expect, type Locator } from '@playwright/test'

/** Expects the focus on a control that is completely in view. */
export const expectFocusedInView = async (control: Locator) => {
  await expect(control).toBeFocused()
  await expect(control).toBeInViewport({ ratio: 1 })
}
