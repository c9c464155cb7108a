import { describe, expect, it } from 'vitest'
import { chooseFormat } from './choose-format.ts'

const card = { width: 563, height: 688 }
const banner = { width: 1440, height: 0 }
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

describe('chooseFormat', () => {
  it('shows products as WebP [UI-36]', () => {
    expect(chooseFormat({ accept: chrome, size: card, path: 'a.svg' })).toBe('webp')
    expect(chooseFormat({ accept: 'IMAGE/WEBP; q=0.5', size: card, path: 'a.jpg' })).toBe('webp')
  })

  it('sends AVIF where the picture is large and the browser knows it', () => {
    expect(chooseFormat({ accept: chrome, size: banner, path: 'a.svg' })).toBe('avif')
    expect(chooseFormat({ accept: chrome, size: { width: 768, height: 0 }, path: 'a.jpg' })).toBe('avif')
    expect(chooseFormat({ accept: chrome, size: { width: 540, height: 0 }, path: 'a.svg' })).toBe('webp')
    expect(chooseFormat({ accept: 'image/webp', size: banner, path: 'a.svg' })).toBe('webp')
  })

  it.each([null, '', '*/*', 'image/*', 'image/webp;q=0', 'image/webp; Q = 0.00, image/avif;q=0'])(
    'falls back to PNG, and to JPEG for photos, when it hears %s',
    (accept) => {
      expect(chooseFormat({ accept, size: banner, path: 'a.svg' })).toBe('png')
      expect(chooseFormat({ accept, size: card, path: 'a.gif' })).toBe('png')
      expect(chooseFormat({ accept, size: card, path: 'a.JPG' })).toBe('jpeg')
    },
  )
})
