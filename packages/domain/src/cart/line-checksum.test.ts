import { describe, expect, it } from 'vitest'
import { lineChecksum } from './line-checksum.ts'
import type { LineOptions } from './line-options.ts'
import { sha3of224 as hashOf, someOptions } from './testing.ts'

const checksumOf = (options: LineOptions | null) => lineChecksum(options, hashOf)

const bundle = [{ optionId: '1', optionQuantity: 2, optionSelections: ['5', '6'] }]
const custom = [{ optionId: '7', optionValue: '8,9' }]
const configurable = [{ optionId: '93', optionValue: '50', label: 'Colour', value: 'Blue' }]

describe('lineChecksum', () => {
  it('takes the bundle options before any other [CART-02]', () => {
    const json = '[{"option_id":"1","option_qty":"2","option_selections":["5","6"]}]'

    expect(checksumOf({ bundle, custom, configurable })).toBe(hashOf(json))
  })

  it('takes the custom options where there is no bundle [CART-02]', () => {
    expect(checksumOf({ bundle: [], custom, configurable })).toBe(hashOf('[{"option_id":"7","option_value":"8,9"}]'))
  })

  it('takes the configurable options last, in the words of the wire and without labels [CART-02]', () => {
    const json = '[{"option_id":"93","option_value":"50"}]'

    expect(checksumOf(someOptions({ configurable }))).toBe(hashOf(json))
  })

  it('keeps the order in which options were sent [CART-02]', () => {
    const other = { optionId: '142', optionValue: '167' }

    expect(checksumOf(someOptions({ configurable: [...configurable, other] }))).not.toBe(
      checksumOf(someOptions({ configurable: [other, ...configurable] })),
    )
  })

  it('takes the whole empty option where nothing was chosen [CART-02]', () => {
    const json = '{"extension_attributes":{"custom_options":[],"configurable_item_options":[],"bundle_options":[]}}'

    expect(checksumOf(someOptions())).toBe(hashOf(json))
  })

  it('takes null where a product has no options [CART-02]', () => {
    expect(checksumOf(null)).toBe(hashOf('null'))
  })
})
