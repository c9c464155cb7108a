import { describe, expect, it } from 'vitest'
import { mayRead } from './content-tokens.ts'

const previewToken = 'preview-secret'

describe('mayRead', () => {
  const tokens = { previewToken, publicToken: 'public-key' }

  it('opens drafts with the preview token alone [CMS-15]', () => {
    expect(mayRead('draft', previewToken, tokens)).toBe(true)
    expect(mayRead('draft', 'public-key', tokens)).toBe(false)
    expect(mayRead('draft', undefined, tokens)).toBe(false)
    expect(mayRead('draft', '', { previewToken: null, publicToken: null })).toBe(false)
  })

  it('opens what is published to all, but says when a key is a wrong one', () => {
    expect(mayRead('published', undefined, tokens)).toBe(true)
    expect(mayRead('published', 'public-key', tokens)).toBe(true)
    expect(mayRead('published', previewToken, tokens)).toBe(true)
    expect(mayRead('published', 'guess', tokens)).toBe(false)
    expect(mayRead('published', '', tokens)).toBe(true)
    expect(mayRead('published', 'anything', { ...tokens, publicToken: null })).toBe(false)
    expect(mayRead('published', previewToken, { ...tokens, publicToken: null })).toBe(true)
  })
})
