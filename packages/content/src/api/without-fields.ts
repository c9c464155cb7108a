import type { Story } from '@vonk/contract'

/** The story without some fields of its content. */
export function withoutFields(story: Story, fields: readonly string[] = []): Story {
  if (fields.length === 0) return story
  const { component } = story.content
  const kept = Object.entries(story.content).filter(([field]) => !fields.includes(field))
  return { ...story, content: { ...Object.fromEntries(kept), component } }
}
