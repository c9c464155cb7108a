import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortLines } from './short-lines.ts'

const cap = { sku: 'cap', quantity: 2 }
const set = {
  sku: 'set',
  quantity: 1,
  components: [
    { sku: 'cap', quantity: 2 },
    { sku: 'bag', quantity: 1 },
  ],
}

describe('shortLines', () => {
  it('finds nothing wrong where everything lies', () => {
    expect(
      shortLines(
        [cap, set],
        new Map([
          ['cap', 4],
          ['bag', 1],
        ]),
      ),
    ).toEqual([])
  })

  it('says of each line how many there are', () => {
    expect(shortLines([cap, set], new Map([['cap', 1]]))).toEqual([
      { line: cap, available: 1 },
      { line: set, available: 0 },
    ])
  })

  it('does not promise one piece to two lines', () => {
    expect(
      shortLines(
        [cap, set],
        new Map([
          ['cap', 3],
          ['bag', 9],
        ]),
      ),
    ).toEqual([{ line: set, available: 0 }])
  })

  it('never hands out more than lies there', () => {
    const sku = fc.constantFrom('a', 'b')
    const line = fc.record({ sku, quantity: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(fc.array(line), fc.nat(20), fc.nat(20), (lines, a, b) => {
        const short = new Map(
          shortLines(
            lines,
            new Map([
              ['a', a],
              ['b', b],
            ]),
          ).map((each) => [each.line, each.available]),
        )
        for (const [name, there] of [
          ['a', a],
          ['b', b],
        ] as const) {
          const given = lines
            .filter((each) => each.sku === name)
            .reduce((sum, each) => sum + (short.get(each) ?? each.quantity), 0)
          expect(given).toBeLessThanOrEqual(there)
        }
      }),
    )
  })
})
