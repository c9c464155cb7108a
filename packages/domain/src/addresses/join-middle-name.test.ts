import { describe, expect, it } from 'vitest'
import { joinMiddleName } from './join-middle-name.ts'

const person = { firstName: 'Zoë', lastName: 'Vries' }

describe('joinMiddleName', () => {
  it('writes the middle name in front of the last name', () => {
    expect(joinMiddleName(person, 'de')).toEqual({ firstName: 'Zoë', lastName: 'de Vries' })
    expect(joinMiddleName(person, '  van   der ')).toEqual({ firstName: 'Zoë', lastName: 'van der Vries' })
  })

  it.each(['', '   '])('leaves the name alone without a middle name (%j)', (middleName) => {
    expect(joinMiddleName(person, middleName)).toEqual(person)
  })
})
