import { describe, expect, it } from 'vitest'
import { modalOfLink } from './modal-link.ts'

const uuid = '6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a01'

describe('modalOfLink', () => {
  it.each(['language-switcher', 'newsletter', 'feature-not-implemented', 'terms-and-conditions'])(
    'lets a story open m-modal-%s [UI-07]',
    (name) => {
      expect(modalOfLink(`#m-modal-${name}`)).toEqual({ name: `m-modal-${name}`, payload: undefined })
    },
  )

  it('may name the story that is shown, by its uuid [CMS-19]', () => {
    expect(modalOfLink(`#m-modal-terms-and-conditions=${uuid}`)).toMatchObject({ payload: uuid })
  })

  it.each(['', '#', '#sizes', '#m-modal-review', '#m-modal-', 'm-modal-newsletter'])('is no other link: %j', (hash) => {
    expect(modalOfLink(hash)).toBeUndefined()
  })
})
