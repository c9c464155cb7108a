import type { CartLine } from '../cart/index.ts'
import { adoptServerLine } from './adopt-server-line.ts'
import type { ServerLine } from './server-line.ts'

type Push<Line> = { readonly current: Line; readonly pushed: Line; readonly serverLine: ServerLine }

/** The line after the server accepted a push. What the shopper changed while the call was under way is kept. */
export function confirmUpdate<Line extends CartLine>({ current, pushed, serverLine }: Push<Line>): Line {
  const changedMeanwhile = current.quantity - pushed.quantity
  const quantity = Math.max(1, serverLine.quantity + changedMeanwhile)
  return adoptServerLine({ ...current, quantity }, serverLine)
}
