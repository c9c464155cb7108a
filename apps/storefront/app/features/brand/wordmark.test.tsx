import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BrandMark, isDrawn, Wordmark } from './index.ts'

const marron = { brand: 'marron', brandName: 'Petit Marron' }

describe('Wordmark', () => {
  it('is drawn where somebody has drawn it, and the name in plain letters elsewhere', () => {
    const drawn = renderToStaticMarkup(<Wordmark view={{ brand: 'razz', brandName: 'Razz' }} />)
    const plain = renderToStaticMarkup(<Wordmark view={marron} />)

    expect([isDrawn('razz'), drawn.includes('<path'), drawn.includes('<text')]).toEqual([true, true, false])
    expect([isDrawn('marron'), plain.includes('>Petit Marron</text>')]).toEqual([false, true])
  })
})

describe('BrandMark', () => {
  it('is nothing for a brand without one, and where no brand can be told', () => {
    expect(renderToStaticMarkup(<BrandMark brand="marron" />)).toBe('')
    expect(renderToStaticMarkup(<BrandMark brand={undefined} />)).toBe('')
  })
})
