import type { Client } from '@vonk/client'
import { validateEditor } from '@vonk/contract'
import { type EditedStory, editedStory } from './edited-story.ts'

/** A request that comes, or claims to come, from the visual editor. */
export type EditorVisit = {
  readonly story: EditedStory
  /** The token that opens drafts, asked for once; null where the proof is missing, forged or too old, or nobody can say. */
  findToken(): Promise<string | null>
}

export function findEditorVisit(
  url: URL,
  { client, onError }: { readonly client: Client; readonly onError: (error: unknown) => void },
): EditorVisit | null {
  const story = editedStory(url)
  if (!story) return null
  let token: Promise<string | null> | null = null

  async function askForToken(): Promise<string | null> {
    if (!story?.proof) return null
    try {
      const answer = await client.call(validateEditor, story.proof)
      return answer.ok ? answer.value.previewToken : null
    } catch (error) {
      onError(error)
      return null
    }
  }

  return {
    story,
    findToken() {
      token ??= askForToken()
      return token
    },
  }
}
