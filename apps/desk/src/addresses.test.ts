import { describe, expect, it } from 'vitest'
import { fromFragment } from './addresses.ts'

describe('fromFragment', () => {
  it.each([
    ['#/', '/'],
    ['#/rz_nl', '/stories/rz_nl'],
    ['#/nl/12', '/stories/nl/12'],
    ['#/nl/12/beside/7', '/stories/nl/12/beside/7'],
    ['#/releases/3', '/releases/3'],
    ['#/orders/100000012', '/orders/100000012'],
    ['#/passkeys', '/passkeys'],
  ])('leads %s to %s', (fragment, address) => {
    expect(fromFragment(fragment)).toBe(address)
  })

  it.each(['', '#', '#top', '#//evil.example/x y', '#https://evil.example'])('leaves "%s" alone', (fragment) => {
    expect(fromFragment(fragment)).toBeNull()
  })
})
