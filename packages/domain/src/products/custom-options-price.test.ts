import { describe, expect, it } from 'vitest'
import { err, ok } from '../result/index.ts'
import { type CustomChoice, type CustomOption, customOptionsPrice, selectedValueIds } from './custom-options-price.ts'
import { aCustomOption } from './testing.ts'

const chosen = (optionValue: string, optionId = 'print') => [{ optionId, optionValue }]
const priceOf = (productPrice: number, options: CustomOption[], choices: CustomChoice[]) =>
  customOptionsPrice({ productPrice, options, choices })

describe('customOptionsPrice', () => {
  it('is nothing when nothing is chosen', () => {
    expect(priceOf(2999, [aCustomOption()], [])).toEqual(ok(0))
    expect(priceOf(2999, [], [])).toEqual(ok(0))
  })

  it('adds a fixed price as it is', () => {
    expect(priceOf(2999, [aCustomOption()], chosen('1'))).toEqual(ok(250))
  })

  it('computes a percentage against the price of the product [PRICE-14]', () => {
    expect(priceOf(2999, [aCustomOption()], chosen('2'))).toEqual(ok(300))
    expect(priceOf(5000, [aCustomOption()], chosen('2'))).toEqual(ok(500))
  })

  it('never computes a percentage against other options [PRICE-14]', () => {
    const options = [aCustomOption(), aCustomOption({ id: 'gift' })]

    expect(priceOf(2999, options, [...chosen('1, 2'), ...chosen('2', 'gift')])).toEqual(ok(850))
  })

  it('takes the first word when an option is answered twice', () => {
    expect(priceOf(2999, [aCustomOption()], [...chosen('1'), ...chosen('2')])).toEqual(ok(250))
  })

  it('charges for a field that is filled in', () => {
    const name = aCustomOption({ type: 'field', price: { kind: 'fixed', amount: 500 }, values: [] })

    expect(priceOf(2999, [name], chosen('Noor, Sam'))).toEqual(ok(500))
    expect(priceOf(2999, [name], chosen(','))).toEqual(ok(500))
    expect(priceOf(2999, [name], chosen('  '))).toEqual(ok(0))
    expect(priceOf(2999, [{ ...name, price: null }], chosen('Noor'))).toEqual(ok(0))
  })

  it.each(['radio', 'select', 'drop-down'] as const)('takes one value of a %s', (type) => {
    const option = aCustomOption({ type })

    expect(priceOf(2999, [option], chosen('1'))).toEqual(ok(250))
    expect(priceOf(2999, [option], chosen('1,2'))).toEqual(err({ code: 'option-takes-one', optionId: 'print' }))
  })

  it.each([
    ['an option it does not have', aCustomOption(), chosen('1', 'x'), { code: 'option-unknown', optionId: 'x' }],
    [
      'a value the option does not have',
      aCustomOption(),
      chosen('1,9'),
      { code: 'option-value-unknown', optionId: 'print', value: '9' },
    ],
    [
      'a required option without a choice',
      aCustomOption({ isRequired: true }),
      [],
      { code: 'option-required', optionId: 'print' },
    ],
    [
      'a required option with an empty choice',
      aCustomOption({ isRequired: true }),
      chosen(' , '),
      { code: 'option-required', optionId: 'print' },
    ],
    [
      'a required field left empty',
      aCustomOption({ isRequired: true, type: 'field' }),
      chosen(' '),
      { code: 'option-required', optionId: 'print' },
    ],
  ])('refuses %s', (_, option, choices, refusal) => {
    expect(priceOf(2999, [option], choices)).toEqual(err(refusal))
  })
})

describe('selectedValueIds', () => {
  it('reads the ids between the commas, each once', () => {
    expect(selectedValueIds('1, 2,,1 ,3')).toEqual(['1', '2', '3'])
    expect(selectedValueIds('')).toEqual([])
  })
})
