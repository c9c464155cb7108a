import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { streetLine } from './street-line.ts'

const line = (number: string, affix: string, street = 'Rokin') => streetLine({ street, number, affix })

describe('streetLine', () => {
  it.each([
    ['92', '', 'Rokin 92'],
    ['92', '3', 'Rokin 92-3'],
    ['92', '3 hoog', 'Rokin 92-3 hoog'],
    ['92', 'A', 'Rokin 92 A'],
    ['92', 'bis', 'Rokin 92 bis'],
    ['12', 'bus 1', 'Rokin 12 bus 1'],
    ['92A', '3', 'Rokin 92A-3'],
    ['92', '-3', 'Rokin 92-3'],
    ['92', '/2', 'Rokin 92/2'],
    [' 92 ', ' 3 ', 'Rokin 92-3'],
    ['', 'A', 'Rokin A'],
    ['', '', 'Rokin'],
  ])('writes number %j and affix %j as %j', (number, affix, expected) => {
    expect(line(number, affix)).toBe(expected)
  })

  it('leaves out a street that is not there', () => {
    expect(line('92', '3', '')).toBe('92-3')
  })

  it('never makes another number of a number and an affix', () => {
    const number = fc.integer({ min: 1, max: 9999 }).map(String)
    const affix = fc.string({ minLength: 1, maxLength: 6 }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(number, affix, (each, more) => {
        expect(/\d+/.exec(line(each, more, ''))?.[0]).toBe(each)
      }),
    )
  })
})
