import type { EditedStory } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { stateOf, toPath, toTree } from './story-state.ts'

const aStory = (changes: Partial<EditedStory> = {}): EditedStory => ({
  ...{ id: 1, uuid: 'u', view: 'nl', path: 'winter', name: 'Winter', component: 'page', tags: [], position: 0 },
  ...{ isStartpage: false, groupId: 'g', version: 1, isPublished: false, hasChanges: true },
  ...{ publishAt: null, publishRefusedAt: null, changedBy: null, changedAt: '2026-11-17T12:00:00Z' },
  ...changes,
})

describe('stateOf', () => {
  it.each([
    [{}, 'draft'],
    [{ isPublished: true, hasChanges: false }, 'published'],
    [{ isPublished: true }, 'changed'],
    [{ isPublished: true, publishAt: '2026-12-01T12:00:00Z' }, 'scheduled'],
    [{ publishRefusedAt: '2026-12-01T12:00:00Z' }, 'refused'],
  ] as const)('of %j is %s', (changes, state) => {
    expect(stateOf(aStory(changes))).toBe(state)
  })
})

describe('toTree', () => {
  const stories = [aStory({ path: 'home' }), aStory({ path: 'blog/coats' }), aStory({ path: 'blog/snow/boots' })]

  it('puts stories into the folders of their addresses', () => {
    const tree = toTree(stories, '')

    expect(tree.stories).toEqual([stories[0]])
    expect(tree.folders).toMatchObject([{ name: 'blog', stories: [stories[1]], folders: [{ name: 'snow' }] }])
  })

  it('leaves only what is searched for', () => {
    expect(toTree(stories, ' COATS ')).toMatchObject({ stories: [], folders: [{ name: 'blog', folders: [] }] })
  })
})

describe('toPath', () => {
  it('makes an address of a name', () => {
    expect(toPath(' Größe & Qualität: café/menu! ')).toBe('grosse-qualitat-cafe/menu')
  })
})
