/**
 * jsdom lacks the methods that open and close a dialog element: these are enough for a component test. Tests in the
 * node environment have no dialogs.
 */
if ('HTMLDialogElement' in globalThis) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}
