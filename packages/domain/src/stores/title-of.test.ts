import { describe, expect, it } from 'vitest'
import { aStoreView } from './testing.ts'
import { titleOf } from './title-of.ts'

describe('titleOf', () => {
  it('sets the page title into the template of the view', () => {
    expect(titleOf(aStoreView({ titleTemplate: '%s | Razz' }), 'Jackets')).toBe('Jackets | Razz')
  })

  it('takes a title with a dollar sign literally', () => {
    expect(titleOf(aStoreView(), "$& $' $1")).toBe("$& $' $1 | Vonk")
  })
})
