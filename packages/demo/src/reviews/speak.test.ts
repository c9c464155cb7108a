import { describe, expect, it } from 'vitest'
import { type Facts, speak } from './speak.ts'
import { isInScope } from './traits.ts'
import { passage } from './voice.ts'

const facts: Facts = { words: { child: 'onze dochter', size: '104' }, gender: 1, isPlural: false, isGirl: true }

describe('speak', () => {
  it('puts facts in place, with a capital where one is asked for', () => {
    expect(speak('{Child} draagt {size}, zegt {child}.', facts)).toBe('Onze dochter draagt 104, zegt onze dochter.')
  })

  it('lets words agree with the garment and the child', () => {
    const text = '<is/are> <der/die/das> {sie:er}'

    expect(speak(text, facts)).toBe('Is die sie')
    expect(speak(text, { ...facts, isPlural: true, gender: 2, isGirl: false })).toBe('Are das er')
  })

  it('says nothing where a fact is missing', () => {
    expect(speak('In {colour}.', facts)).toBeNull()
  })
})

describe('isInScope', () => {
  const traits = new Set(['all', 'tee', 'girls', 'parent'])

  it.each([
    ['all', true],
    ['tee/polo', true],
    ['polo', false],
    ['tee !baby', true],
    ['tee !girls/boys', false],
    ['tee girls parent', true],
    ['tee boys', false],
  ])('takes %j for %j', (scope, expected) => {
    const [remark] = passage('fit', scope, 'Fits.')

    expect(remark && isInScope(remark, traits)).toBe(expected)
  })
})
