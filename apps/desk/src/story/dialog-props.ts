import type { Path } from '../content/change-content.ts'
import type { DraftSession, DraftState } from '../draft/create-draft-session.ts'

/** What the windows of a story share; what they say when they close is shown on the screen. */
export type DialogProps = {
  session: DraftSession
  state: DraftState
  onShow: (path: Path) => void
  onClose: (said?: string) => void
}
