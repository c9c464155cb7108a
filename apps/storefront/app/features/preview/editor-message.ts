/** What the visual editor asks of the page it has open. */
export type EditorMessage = { readonly kind: 'input'; readonly content: object } | { readonly kind: 'reload' }

const changes = ['change', 'published', 'unpublished']

/** Null for what is no concern of this story: other stories, other programs, and a slug that changed, where the editor moves on by itself. */
export function readEditorMessage(data: unknown, storyId: number): EditorMessage | null {
  if (!isObject(data)) return null
  const { action, story, slugChanged } = data
  if (action === 'input') return isObject(story) ? readInput(story, storyId) : null
  return typeof action === 'string' && changes.includes(action) && slugChanged !== true ? { kind: 'reload' } : null
}

function readInput({ id, content }: Readonly<Record<string, unknown>>, storyId: number): EditorMessage | null {
  // Some editors send numbers as text.
  return Number(id) === storyId && isObject(content) ? { kind: 'input', content } : null
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
