import { describe, expect, it } from 'vitest'
import { nearestName } from './nearest-name.ts'

describe('nearestName', () => {
  it.each([
    ['acceptWarnings', 'acceptsWarnings'],
    ['peices', 'pieces'],
    ['VERSION', 'version'],
    ['accepts_warnings', 'acceptsWarnings'],
    ['lines', null],
    ['x', null],
    ['', null],
  ])('of %s among the fields of a call is %s', (given, meant) => {
    expect(nearestName(given, ['version', 'pieces', 'acceptsWarnings'])).toBe(meant)
  })

  it('is the nearest of several', () => {
    const names = ['VONK_IMAGE_CACHE_MB', 'VONK_OUTPUT_CACHE_KB', 'VONK_OUTPUT_CACHE_MB']

    expect(nearestName('VONK_OUTPUT_CACH_MB', names)).toBe('VONK_OUTPUT_CACHE_MB')
  })

  it('is none where there are no names', () => {
    expect(nearestName('pieces', [])).toBeNull()
  })
})
