import { describe, expect, it } from 'vitest'
import { localPath } from './local-path.ts'
import { leavingPaths } from './testing.ts'

describe('localPath', () => {
  it('keeps a path of the shop as it is', () => {
    for (const path of ['/', '/cart/', '/girls/coats?page=2#top']) expect(localPath(path)).toBe(path)
    expect(localPath('cart')).toBe('/cart')
  })

  it('never leads out of the shop', () => {
    for (const path of leavingPaths) {
      expect(new URL(localPath(path), 'https://shop.example/deep/page').origin, path).toBe('https://shop.example')
    }
  })
})
