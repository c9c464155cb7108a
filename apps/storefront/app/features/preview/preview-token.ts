import { validateEditor } from '@vonk/contract/calls'
import { askShop } from '../../device/index.ts'
import { editedStory } from '../../request/edited-story.ts'

const key = 'vonk-preview-token'

/**
 * The token that opens drafts: asked for once with the editor's proof, then kept for as long as the tab is open. Null for whoever
 * has no proof, or one that is forged or too old.
 */
export async function findPreviewToken(url: URL): Promise<string | null> {
  const kept = readKept()
  if (kept !== null) return kept
  const proof = editedStory(url)?.proof
  const answer = proof ? await askShop(validateEditor, proof) : null
  if (!answer?.ok) return null
  keep(answer.value.previewToken)
  return answer.value.previewToken
}

/** Some browsers let a page in a frame of another site keep nothing. */
function readKept(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(token: string): void {
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // It is asked for again with the next page.
  }
}
