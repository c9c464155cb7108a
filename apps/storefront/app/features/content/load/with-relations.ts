import type { StoryDto } from '@vonk/contract'

type Related = {
  readonly rels: readonly StoryDto[]
  /** As `component.field`. */
  readonly fields: readonly string[]
}

/** A story of the delivery API, which sends what it refers to beside it, with each of these in its place. */
export function withRelations(story: StoryDto, { rels, fields }: Related): StoryDto {
  if (rels.length === 0) return story
  const byUuid = new Map(rels.map((related) => [related.uuid, related]))
  const content = JSON.stringify(story.content, function (this: Readonly<Record<string, unknown>>, key, value) {
    const isRelation = typeof value === 'string' && fields.includes(`${this['component']}.${key}`)
    return isRelation ? (byUuid.get(value) ?? value) : value
  })
  return { ...story, content: JSON.parse(content) }
}
