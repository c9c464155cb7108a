import type { Story } from '@vonk/contract'
import { ContentUnavailable } from './content-unavailable.ts'
import type { StorySource } from './port.ts'

function aDeliveredStory(overrides: Partial<Story> = {}): Story {
  return {
    id: 1,
    uuid: '6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a01',
    name: 'About us',
    fullSlug: 'nl/about',
    content: { component: 'page', _uid: 'p', title: 'About us' },
    createdAt: '2026-10-01T08:00:00.000Z',
    updatedAt: '2026-10-01T08:00:00.000Z',
    publishedAt: '2026-10-01T08:00:00.000Z',
    firstPublishedAt: '2026-10-01T08:00:00.000Z',
    position: 0,
    tags: [],
    isStartpage: false,
    groupId: '6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a02',
    alternates: [],
    ...overrides,
  }
}

/** A source of one story that counts how often it is asked and can go away. */
export function aSource() {
  const state = { asked: 0, name: 'About us', isUnavailable: false, perList: 1 }
  async function answer<Value>(value: () => Value): Promise<Value> {
    state.asked += 1
    if (state.isUnavailable) throw new ContentUnavailable('it is away')
    return value()
  }
  const story = () => aDeliveredStory({ name: state.name })
  const source: StorySource = {
    find: (key) => answer(() => ('slug' in key && key.slug === 'nl/about' ? story() : null)),
    readContent: () => null,
    list: () => answer(() => ({ stories: Array.from({ length: state.perList }, story), total: state.perList })),
    listLinks: () => answer(() => ({ links: [story()], total: 1 })),
    listTags: () => answer(() => [{ name: 'wool', count: 1 }]),
    readCacheVersion: () => answer(() => 7),
  }
  return { source, state }
}
