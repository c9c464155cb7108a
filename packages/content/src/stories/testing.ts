import { randomUUID } from 'node:crypto'
import { aPage } from '@vonk/contract/content/testing'
import type { StoryInput } from './check-story.ts'
import type { StoryToPut } from './put-stories.ts'

export const testViews: readonly string[] = ['nl', 'en', 'de', 'rz_en']

export function aStory(overrides: Partial<StoryInput> = {}): StoryInput {
  return { view: 'nl', path: 'about', name: 'About us', content: aPage({ title: 'About us' }), ...overrides }
}

/** A published story of a group of its own. */
export function aStoryToPut(overrides: Partial<StoryToPut> = {}): StoryToPut {
  return {
    uuid: randomUUID(),
    groupId: randomUUID(),
    view: 'nl',
    path: 'about',
    name: 'About us',
    publishedAt: '2026-10-01T08:00:00.000Z',
    content: aPage({ title: 'About us' }),
    ...overrides,
  }
}
