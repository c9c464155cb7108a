import { describe, expect, it } from 'vitest'
import { stillWished, wishFor } from './use-list-query.ts'

const first = wishFor('size=128', '', null)
const second = wishFor('color=107&size=128', '', first)

describe('stillWished', () => {
  it('is what the shopper asked for while nothing new is shown', () => {
    expect(stillWished(first, '')).toBe(first)
    expect(stillWished(null, 'size=128')).toBeNull()
  })

  it('is nothing any more when it is shown', () => {
    expect(stillWished(first, 'size=128')).toBeNull()
    expect(stillWished(second, 'color=107&size=128')).toBeNull()
  })

  it('is the second tick still, when the list of the first arrives meanwhile', () => {
    const left = stillWished(second, 'size=128')

    expect(left).toMatchObject({ from: 'size=128', to: 'color=107&size=128' })
    expect(stillWished(left, 'color=107&size=128')).toBeNull()
  })

  it('is nothing where the shopper has gone elsewhere', () => {
    expect(stillWished(second, 'size=140')).toBeNull()
  })

  it('is nothing when a tick set, taken away and set again is there', () => {
    const away = wishFor('', '', first)
    const again = wishFor('size=128', '', away)

    expect(stillWished(away, 'size=128')).toMatchObject({ from: 'size=128', to: '' })
    expect(stillWished(again, 'size=128')).toBeNull()
  })
})
