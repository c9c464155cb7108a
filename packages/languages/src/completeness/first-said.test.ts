import { describe, expect, it } from 'vitest'
import { firstSaid, unsaidKeys } from './first-said.ts'

const whole = { title: 'Kar', rows: { tax: 'Btw', total: 'Totaal' }, body: ['een', 'twee'] }

describe('firstSaid', () => {
  it('says what is missing in the next language, key by key', () => {
    const own = { rows: { tax: 'TVA' } }
    expect(firstSaid([own, undefined, { title: 'Cart' }, whole])).toEqual({
      title: 'Cart',
      rows: { tax: 'TVA', total: 'Totaal' },
      body: ['een', 'twee'],
    })
  })

  it('takes lists as a whole', () => {
    expect(firstSaid([{ body: ['un'] }, whole])).toMatchObject({ body: ['un'] })
    expect(firstSaid([undefined, ['un']])).toEqual(['un'])
  })
})

describe('unsaidKeys', () => {
  it('names what is not said, and nothing where all is', () => {
    expect(unsaidKeys({ rows: { tax: 'TVA' }, body: ['un', 'deux'] }, whole)).toEqual(['title', 'rows.total'])
    expect(unsaidKeys(undefined, whole)).toEqual(['title', 'rows.tax', 'rows.total', 'body'])
    expect(unsaidKeys(whole, whole)).toEqual([])
  })
})
