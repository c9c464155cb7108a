import { describe, expect, it } from 'vitest'
import { readEditorMessage } from './editor-message.ts'

const content = { component: 'page', _uid: 'p', title: 'Winter' }

describe('readEditorMessage', () => {
  it('takes what is typed into the story at hand, and into no other [CMS-17]', () => {
    expect(readEditorMessage({ action: 'input', story: { id: 7, content } }, 7)).toEqual({ kind: 'input', content })
    expect(readEditorMessage({ action: 'input', story: { id: '7', content } }, 7)).toEqual({ kind: 'input', content })
    expect(readEditorMessage({ action: 'input', story: { id: 8, content } }, 7)).toBeNull()
  })

  it.each(['change', 'published', 'unpublished'])(
    'loads the page again after "%s", unless the slug changed [CMS-18]',
    (action) => {
      expect(readEditorMessage({ action, storyId: '7', slug: 'nl/winter', slugChanged: false }, 7)).toEqual({
        kind: 'reload',
      })
      expect(readEditorMessage({ action, storyId: '7', slug: 'nl/summer', slugChanged: true }, 7)).toBeNull()
    },
  )

  it.each([
    null,
    'input',
    7,
    {},
    { action: 'enterEditmode' },
    { action: 'input' },
    { action: 'input', story: null },
    { action: 'input', story: { id: 7, content: 'x' } },
  ])('passes over %j', (data) => {
    expect(readEditorMessage(data, 7)).toBeNull()
  })
})
