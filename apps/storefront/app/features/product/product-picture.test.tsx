import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ProductPicture } from './product-picture.tsx'

describe('ProductPicture', () => {
  it.each([
    ['gallery', 600, 744],
    ['thumbnail', 310, 300],
    ['cart', 150, 150],
    ['card', 563, 688],
    ['colour', 168, 230],
  ] as const)('of the size %s is %i by %i [UI-31] [UI-32] [UI-33] [UI-34] [UI-35]', (size, width, height) => {
    const html = renderToStaticMarkup(<ProductPicture path="/a.svg" alt="A" size={size} />)

    expect(html).toContain(`src="/img/${width}/${height}/resize/a.svg"`)
    expect(html).toContain(`width="${width}" height="${height}"`)
  })

  it('lets a phone take a smaller card', () => {
    const html = renderToStaticMarkup(<ProductPicture path="/a.svg" alt="A" size="card" />)

    expect(html).toContain('srcSet="/img/375/458/resize/a.svg 375w, /img/563/688/resize/a.svg 563w"')
  })

  it('is as sharp as the screen in a gallery', () => {
    const html = renderToStaticMarkup(<ProductPicture path="/a.svg" alt="A" size="gallery" />)

    expect(html).toContain('/img/600/744/resize/a.svg 600w')
    expect(html).toContain('/img/1440/0/resize/a.svg 1440w')
  })

  it('waits until it is in sight, unless it is the first of the page', () => {
    const picture = (isFirst: boolean) =>
      renderToStaticMarkup(<ProductPicture path="/a.svg" alt="A" size="card" isFirst={isFirst} />)

    expect(picture(false)).toContain('loading="lazy"')
    expect(picture(true)).not.toContain('loading="lazy"')
    expect(picture(true)).toMatch(/fetchpriority="high"/i)
  })
})
