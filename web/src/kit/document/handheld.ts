/** Whether this is a phone or a tablet: its main pointer is a finger, so it has a camera for documents. */
export const isHandheld = (): boolean => window.matchMedia('(pointer: coarse)').matches
