import type { Path } from '../content/change-content.ts'
import type { Desk, DeskState } from '../draft/create-desk.ts'

/** What the windows of a story share; what they say when they close is shown on the screen. */
export type DialogProps = {
  desk: Desk
  state: DeskState
  onShow: (path: Path) => void
  onClose: (said?: string) => void
}
