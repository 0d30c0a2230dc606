/**
 * jsdom knows the dialog element but not how to open it: the two methods, as far as a component test needs them. A test
 * without a browser has no dialogs.
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
