import { describe, expect, it } from 'vitest'
import { assetsIn } from './assets-in.ts'

const kite = { fieldtype: 'asset', id: 7, filename: 'https://a.storyblok.com/f/1/kite.jpg', alt: 'A kite' }

describe('assetsIn', () => {
  it('finds every asset of the content once, however deep it lies', () => {
    const other = { ...kite, id: 8 }
    const content = { component: 'page', image: kite, body: [{ component: 'hero', images: [kite, other] }] }

    expect(assetsIn([{ content }, { content: { image: kite } }])).toEqual([kite, other])
  })

  it('leaves a place without a file and the paths of our own pictures alone', () => {
    const content = { image: { ...kite, id: null }, picture: { src: '/content/kite.jpg', id: 9 }, text: 'asset' }

    expect(assetsIn([{ content }])).toEqual([])
  })
})
