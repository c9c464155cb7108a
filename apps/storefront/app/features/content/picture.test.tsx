import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const wide = { src: '/wide.svg', alt: 'Three children', width: 1920, height: 1080, focus: [7, 2] } as const
const tall = { src: '/tall.svg', alt: 'Three children', width: 1080, height: 1350, focus: [5, 6] } as const

describe('Picture', () => {
  it('keeps in sight what matters on each of its two pictures, not on one of them alone', () => {
    const html = renderToStaticMarkup(<Picture picture={wide} mobilePicture={tall} sizes="100vw" />)

    expect(html).toMatch(/<picture data-x="7" data-y="2"><source[^>]*wide\.svg/)
    expect(html).toMatch(/<img class="[^"]*image[^"]*"[^>]*tall\.svg[^>]*data-x="5" data-y="6"/)
  })

  it('is one image where there is one picture', () => {
    const html = renderToStaticMarkup(<Picture picture={wide} sizes="100vw" />)

    expect(html).not.toContain('<picture')
    expect(html).toMatch(/wide\.svg[^>]*data-x="7" data-y="2"/)
  })
})
