import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, encodings } from './accept-encoding.ts'

describe('chooseEncoding', () => {
  it.each([
    [null, null],
    ['', null],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP;Q=1', 'gzip'],
    ['deflate', null],
    ['*', 'zstd'],
    ['*;q=0', null],
    ['br;q=0, *;q=0.1', 'zstd'],
    ['zstd;q=0.5, gzip;q=0.8', 'gzip'],
    ['zstd;q=0, br;q=0, gzip;q=0', null],
    ['identity, gzip;q=0.5', null],
    ['gzip;q=abc', null],
    ['gzip;q=2', null],
  ])('reads %j as %j', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected)
  })

  it('never fails and never chooses what it cannot make', () => {
    fc.assert(fc.property(fc.string(), (header) => [null, ...encodings].includes(chooseEncoding(header))))
  })
})
