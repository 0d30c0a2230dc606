import { vi } from 'vitest'

/** The stubbed response to an upload; 'pending' for one that never ends. */
export type UploadAnswer = { readonly status: number; readonly body: unknown } | 'pending' | 'unreachable'

interface Sent {
  readonly address: URL
  readonly file: File
}

type Listener = (event: { lengthComputable: boolean; loaded: number; total: number }) => void

/**
 * Stubs XMLHttpRequest for uploads: one response after another, and the last one repeatedly. `progressed` is the
 * percentage that is sent while a response is pending.
 */
export const answerUploads = (
  answers: readonly UploadAnswer[],
  progressed = 62,
): { readonly sent: Sent[] } => {
  const sent: Sent[] = []

  class StubbedRequest {
    status = 0
    responseText = ''
    withCredentials = false
    readonly upload = { addEventListener: (_: 'progress', listener: Listener) => (this.#progress = listener) }
    #address = ''
    #progress: Listener = () => undefined
    readonly #listeners = new Map<string, () => void>()

    open(_: string, address: string) {
      this.#address = address
    }
    addEventListener(type: string, listener: () => void) {
      this.#listeners.set(type, listener)
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    abort() {
      this.#listeners.get('abort')?.()
    }
    send(form: FormData) {
      const file = form.get('file')
      if (!(file instanceof File)) throw new TypeError('An upload carries a file')
      const answer = answers[Math.min(sent.length, answers.length - 1)] ?? 'pending'
      sent.push({ address: new URL(this.#address, 'http://localhost'), file })
      if (answer === 'pending') {
        this.#progress({ lengthComputable: true, loaded: progressed, total: 100 })
      } else if (answer === 'unreachable') {
        this.#listeners.get('error')?.()
      } else {
        this.status = answer.status
        this.responseText = JSON.stringify(answer.body)
        this.#listeners.get('load')?.()
      }
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubbedRequest)
  return { sent }
}
