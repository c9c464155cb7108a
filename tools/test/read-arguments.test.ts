import { describe, expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

describe('readArguments', () => {
  it('asks for everything by default', () => {
    expect(readArguments([])).toEqual({ only: [], filters: [], isAll: false, isHelp: false })
  })

  it('reads the steps asked for', () => {
    expect(readArguments(['--only', 'lint,types'])).toEqual({
      only: ['lint', 'types'],
      filters: [],
      isAll: false,
      isHelp: false,
    })
  })

  it('reads that nothing is to be skipped', () => {
    expect(readArguments(['--all']).isAll).toBe(true)
  })

  it('hands paths and titles to the tests', () => {
    expect(readArguments(['cart', '-t', 'sold out'])).toEqual({
      only: [],
      filters: ['cart', '-t', 'sold out'],
      isAll: false,
      isHelp: false,
    })
  })

  it.each(['--help', '-h'])('hears a call for help: %s', (word) => {
    expect(readArguments([word]).isHelp).toBe(true)
  })

  it('refuses an option it does not know', () => {
    expect(() => readArguments(['--fast'])).toThrow('--fast')
  })
})
