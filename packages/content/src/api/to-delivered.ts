import { type Story, type StoryDto, toStoryDto } from '@vonk/contract'
import { withoutFields } from './without-fields.ts'

type LeftOut = {
  readonly excluding_fields?: readonly string[] | undefined
  readonly excluding_story_fields?: readonly string[] | undefined
}

const kept = ['id', 'uuid', 'content']

/** The story on the wire, without the fields nobody asked for. */
export function toDelivered(story: Story, { excluding_fields, excluding_story_fields = [] }: LeftOut): StoryDto {
  const delivered = toStoryDto(withoutFields(story, excluding_fields))
  if (excluding_story_fields.length === 0) return delivered
  const entries = Object.entries(delivered)
  const rest = entries.filter(([field]) => kept.includes(field) || !excluding_story_fields.includes(field))
  // Whoever leaves fields out knows that they are missing.
  return Object.fromEntries(rest) as StoryDto
}
