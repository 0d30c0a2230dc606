/**
 * The sandbox permissions of the widget's frame. It has its own origin, which is never ours (`isFeedbackAddress`), so
 * its scripts cannot access this page.
 */
export const feedbackPermissions = 'allow-forms allow-popups allow-same-origin allow-scripts'

/** Whether an address is valid for the widget: a page of another origin. */
export const isFeedbackAddress = (address: string | undefined): address is string =>
  address !== undefined && new URL(address).origin !== location.origin

/** The feedback widget in its frame. */
interface FeedbackWidget {
  /** Posts the contact e-mail to the widget, in a message that only a page of its origin can read. */
  readonly sendEmail: (email: string) => void
}

export const feedbackWidget = (frame: HTMLIFrameElement, address: string): FeedbackWidget => ({
  sendEmail: email => frame.contentWindow?.postMessage({ contactEmail: email }, new URL(address).origin),
})
