import { describe, expect, it } from 'vitest'
import { endsWithNewsletter } from './ends-with-newsletter.ts'
import type { StoryBlock } from './story-data.ts'

const text: StoryBlock = { component: 'rich-text', uid: 'r', nodes: [], align: 'start' }
const words = { title: '', text: '', placeholder: '', buttonLabel: '', smallPrint: '' }
const newsletter: StoryBlock = { component: 'newsletter', uid: 'n', picture: null, ...words }

describe('endsWithNewsletter', () => {
  it('finds the invitation only where the footer would repeat it at once', () => {
    expect(endsWithNewsletter({ blocks: [text, newsletter] })).toBe(true)
    expect(endsWithNewsletter({ blocks: [newsletter, text] })).toBe(false)
    expect(endsWithNewsletter({ blocks: [] })).toBe(false)
  })
})
