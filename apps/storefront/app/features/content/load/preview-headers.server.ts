import type { StoryPageData } from './story-data.ts'

/** A page that an editor has open is for nobody else: no cache keeps it, no search engine lists it, and the editor may frame it. */
export function previewHeaders({ preview }: StoryPageData): Record<string, string> {
  if (!preview) return {}
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'x-shop-preview': '1' }
}
