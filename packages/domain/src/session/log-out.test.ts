import { describe, expect, it } from 'vitest'
import { logoutSteps } from './log-out.ts'

const loud = logoutSteps({ isSilent: false })
const silent = logoutSteps({ isSilent: true })

describe('logoutSteps', () => {
  it('end the session, then clear and disconnect the cart [AUTH-12]', () => {
    const first = [{ do: 'end-session' }, { do: 'clear-cart', steps: ['empty', 'disconnect'] }]

    expect(loud.slice(0, 2)).toEqual(first)
    expect(silent.slice(0, 2)).toEqual(first)
  })

  it.each([
    'user',
    'group',
    'wishlist',
    'compare',
    'checkout-details',
    'order-history',
    'refresh-token',
    'selected-child',
    'untransmitted-tasks',
  ] as const)('clear the %s [AUTH-13]', (what) => {
    expect(loud).toContainEqual({ do: 'clear', what })
    expect(silent).toContainEqual({ do: 'clear', what })
  })

  it('choose prices and taxes anew [PRICE-24]', () => {
    expect(loud).toContainEqual({ do: 'refresh-prices' })
  })

  it('say so at the end, unless the logout is silent [AUTH-14]', () => {
    expect(loud.at(-1)).toEqual({ do: 'notify', message: 'logged-out', actions: ['ok'] })
    expect(silent.some((step) => step.do === 'notify')).toBe(false)
  })
})
