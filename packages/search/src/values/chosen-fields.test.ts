import { describe, expect, it } from 'vitest'
import { fieldCases } from '../conformance/order.ts'
import { chosenFields } from './chosen-fields.ts'

describe('chosenFields', () => {
  it.each(fieldCases.choices)('keeps what an engine answers: $include without $exclude', (choice) => {
    const document = { ...fieldCases.document, _search: { words: ['red'] } }

    expect(chosenFields(document, choice)).toEqual(choice.source)
  })

  it('is the whole document where nothing is chosen, without the words it is found by', () => {
    expect(chosenFields({ id: 1, at: null, _search: {} }, { include: [], exclude: [] })).toEqual({ id: 1, at: null })
  })
})
