import { Component, type ReactNode } from 'react'

/** A part that cannot be shown, because its texts did not come, is left out: the page is more than it. */
export class QuietBoundary extends Component<{ otherwise: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise : this.props.children
  }
}
