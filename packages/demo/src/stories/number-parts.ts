import type { StoryContentInput } from '@vonk/contract'

/** Gives every part of the content a key of its own, by its kind and its turn. */
export function numberParts<Content extends StoryContentInput>(content: Content): Content {
  const turns = new Map<string, number>()

  function number(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(number)
    if (typeof value !== 'object' || value === null) return value
    const part = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, number(inner)]))
    return '_uid' in value && 'component' in value ? { ...part, _uid: nextKey(String(value.component)) } : part
  }

  function nextKey(component: string): string {
    const turn = (turns.get(component) ?? 0) + 1
    turns.set(component, turn)
    return `${component}-${turn}`
  }

  // The copy differs from the content in its keys alone.
  return number(content) as Content
}
