let isOn = false
const listeners = new Set<() => void>()

/** Whether the on-screen keyboard of this device is on from the start: a setting, off until the service sends it. */
export const isKeyboardOnFromStart = (): boolean => isOn

/** Calls the listener when the setting changes. Returns a function that stops it. */
export const subscribeToDeviceKeyboard = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Saves the setting as the service sent it. */
export const setDeviceKeyboard = (on = false): void => {
  isOn = on
  for (const listener of listeners) listener()
}
