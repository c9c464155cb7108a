import { isDeepStrictEqual } from 'node:util'
import type { ContentJson } from '@vonk/contract'

/** A story of a view as shoppers see it and as its draft has it. */
export type Changed = { readonly view: string; readonly published: ContentJson; readonly draft: ContentJson }
type Target = { readonly view: string; readonly content: ContentJson }

/**
 * Another story with the same change; null where a part that changes was another there before: what is theirs alone is never
 * overwritten. Links into the one view lead into the other.
 */
export function withSameChange({ view, published, draft }: Changed, target: Target): ContentJson | null {
  const names = changedParts(published, draft)
  const isAlike = (name: string) =>
    isSame(toView(published[name], { from: view, to: target.view }), target.content[name])
  if (names.length === 0 || !names.every(isAlike)) return null
  const parts = names.map((name) => [name, toView(draft[name], { from: view, to: target.view })] as const)
  return { ...target.content, ...Object.fromEntries(parts) }
}

function changedParts(published: ContentJson, draft: ContentJson): string[] {
  const names = [...new Set([...Object.keys(published), ...Object.keys(draft)])]
  return names.filter((name) => name !== '_uid' && !isDeepStrictEqual(published[name], draft[name]))
}

/** The keys of parts are other ones in every view. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(withoutKeys(one), withoutKeys(other))
}

function withoutKeys(value: unknown): unknown {
  return mapObjects(value, ({ _uid: _key, ...rest }) => (isStoryLink(rest) ? { ...rest, id: '' } : rest))
}

type Views = { readonly from: string; readonly to: string }

function toView(value: unknown, { from, to }: Views): unknown {
  return mapObjects(value, (part) => {
    const address = isStoryLink(part) ? String(part['cached_url']) : ''
    return address.startsWith(`${from}/`)
      ? { ...part, id: '', cached_url: `${to}/${address.slice(from.length + 1)}` }
      : part
  })
}

type Part = Readonly<Record<string, unknown>>

function isStoryLink(part: Part): boolean {
  return part['linktype'] === 'story' && typeof part['cached_url'] === 'string'
}

function mapObjects(value: unknown, change: (part: Part) => Part): unknown {
  if (Array.isArray(value)) return value.map((each) => mapObjects(each, change))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, each]) => [name, mapObjects(each, change)] as const)
  return change(Object.fromEntries(entries))
}
