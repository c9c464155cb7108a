import { describe, expect, it } from 'vitest'
import { nextPending, stillPending } from './use-list-query.ts'

const first = nextPending('size=128', '', null)
const second = nextPending('color=107&size=128', '', first)

describe('stillPending', () => {
  it('is what the shopper asked for while nothing new is shown', () => {
    expect(stillPending(first, '')).toBe(first)
    expect(stillPending(null, 'size=128')).toBeNull()
  })

  it('is nothing any more when it is shown', () => {
    expect(stillPending(first, 'size=128')).toBeNull()
    expect(stillPending(second, 'color=107&size=128')).toBeNull()
  })

  it('is the second tick still, when the list of the first arrives meanwhile', () => {
    const left = stillPending(second, 'size=128')

    expect(left).toMatchObject({ from: 'size=128', to: 'color=107&size=128' })
    expect(stillPending(left, 'color=107&size=128')).toBeNull()
  })

  it('is nothing where the shopper has gone elsewhere', () => {
    expect(stillPending(second, 'size=140')).toBeNull()
  })

  it('is nothing when a tick set, taken away and set again is there', () => {
    const away = nextPending('', '', first)
    const again = nextPending('size=128', '', away)

    expect(stillPending(away, 'size=128')).toMatchObject({ from: 'size=128', to: '' })
    expect(stillPending(again, 'size=128')).toBeNull()
  })
})
