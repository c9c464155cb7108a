import { describe, expect, it } from 'vitest'
import { findSize, isPlaceholder } from './picture-size.ts'

describe('findSize', () => {
  it.each(['600/744', '310/300', '150/150', '563/688', '168/230'])(
    'offers %s for products [UI-31] [UI-32] [UI-33] [UI-34] [UI-35]',
    (name) => expect(findSize(name)).not.toBeNull(),
  )

  it('offers a card’s picture smaller, in the same proportions, for a phone', () => {
    expect(findSize('375/458')).not.toBeNull()
  })

  it.each(['1920/0', '1440/0', '1024/0', '768/0', '540/0', '375/0'])(
    'offers %s, which keeps the proportions, for content [UI-28]',
    (name) => expect(findSize(name)).not.toBeNull(),
  )

  it('offers a placeholder of a quarter of the smallest width [UI-30]', () => {
    const size = findSize('94/0')

    expect(size).toEqual({ width: Math.round(375 / 4), height: 0 })
    expect(size && isPlaceholder(size)).toBe(true)
    expect(isPlaceholder({ width: 375, height: 0 })).toBe(false)
  })

  it.each(['601/744', '744/600', '0600/744', '600/0', '0/0', '94/94', '', '600', '600/744/0', '1e3/0'])(
    'offers no %s',
    (name) => expect(findSize(name)).toBeNull(),
  )
})
