import { aSearchEngine } from '@vonk/testkit'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../../catalogue/index.ts'
import { makeStories } from '../make-stories.ts'

const today = Date.parse('2026-11-15T00:00:00Z')
const { views } = makeCatalogue({ seed: 1, today })
const stories = makeStories({ seed: 1, today, views })

/** What the search panel of a view offers before anything is typed. */
function popularIn(view: string): string[] {
  const theme = stories.find((story) => story.view === view && story.name === 'Theme')?.content
  if (theme?.component !== 'theme') throw new Error(`${view} has no theme`)
  const links = theme.search?.sections?.flatMap((section) =>
    section.component === 'search-links' ? section.links : [],
  )
  return (links ?? []).flatMap((link) => link?.label ?? [])
}

async function searchIn(view: string): Promise<(text: string) => Promise<number>> {
  const engine = aSearchEngine()
  const collection = { index: view, entity: 'product' }
  const shown = (views[view]?.products ?? []).filter(({ status, visibility }) => status === 1 && visibility > 2)
  await engine.index(
    collection,
    shown.map(({ id, name }) => ({ id, name })),
  )
  const all = { filters: [], sort: [], from: 0, size: 5, facets: [], fields: { include: ['id'], exclude: [] } }
  return async (text) => (await engine.query(collection, { ...all, text })).hits.length
}

describe('makeTheme', () => {
  it.each(Object.keys(views))('offers searches in %s that find products there', async (view) => {
    const search = await searchIn(view)
    const popular = popularIn(view)
    const found = await Promise.all(popular.map(async (text) => [text, await search(text)] as const))

    expect(popular).toHaveLength(6)
    expect(found.filter(([, count]) => count === 0)).toEqual([])
  })
})
