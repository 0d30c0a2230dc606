/**
 * What the frame of the widget may do. It keeps its own origin, which is never ours (`isFeedbackAddress`): its scripts
 * reach nothing of this page.
 */
export const feedbackPermissions = 'allow-forms allow-popups allow-same-origin allow-scripts'

/** Whether an address can be that of the widget: a page of another origin. */
export const isFeedbackAddress = (address: string | undefined): address is string =>
  address !== undefined && new URL(address).origin !== location.origin

/** The feedback widget in its frame. */
interface FeedbackWidget {
  /** Gives the widget the contact e-mail, as a message that only a page of its own origin can read. */
  readonly tell: (email: string) => void
}

export const feedbackWidget = (frame: HTMLIFrameElement, address: string): FeedbackWidget => ({
  tell: email => frame.contentWindow?.postMessage({ contactEmail: email }, new URL(address).origin),
})
