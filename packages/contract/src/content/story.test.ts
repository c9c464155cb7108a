import { describe, expect, it } from 'vitest'
import { type Story, storySchema, toStoryDto } from './story.ts'

const story: Story = {
  id: 7,
  uuid: '6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a01',
  name: 'About us',
  fullSlug: 'nl/about/us',
  content: { component: 'page', _uid: 'p', title: 'About us' },
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-02T08:00:00.000Z',
  publishedAt: '2026-10-02T08:00:00.000Z',
  firstPublishedAt: null,
  position: -10,
  tags: ['brand'],
  isStartpage: false,
  groupId: '6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a02',
  alternates: [{ id: 8, name: 'Über uns', fullSlug: 'de/ueber/uns', isPublished: true }],
}

describe('toStoryDto', () => {
  it('has content with component, full slug and id [CMS-02]', () => {
    const dto = storySchema.parse(toStoryDto(story))

    expect(dto).toMatchObject({
      id: 7,
      slug: 'us',
      full_slug: 'nl/about/us',
      content: { component: 'page', title: 'About us' },
      tag_list: ['brand'],
      alternates: [{ id: 8, slug: 'uns', full_slug: 'de/ueber/uns', published: true, is_folder: false }],
    })
    expect(dto).toEqual(toStoryDto(story))
  })
})
