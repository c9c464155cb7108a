import type { ComponentType } from 'react'
import { LazyBoundary } from './lazy-boundary.tsx'

/**
 * A component whose code is fetched when it is first shown, such as a dialog behind a button. Where the code does not
 * come, a box over the page offers to try again, and the page itself stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LazyPart(props: Props & { onClose: () => void }) {
    return <LazyBoundary load={load} props={props} onClose={props.onClose} isOver />
  }
}
