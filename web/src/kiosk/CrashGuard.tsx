import { Component, type ReactNode } from 'react'
import { reportError } from '../observability/errorReporter.ts'

interface CrashGuardProps {
  readonly children: ReactNode
  /** What stands in place of a page that broke. */
  readonly instead: ReactNode
}

/** Takes a page that broke out of sight, with what was entered in it. */
export class CrashGuard extends Component<CrashGuardProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: Error) {
    reportError(error)
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
