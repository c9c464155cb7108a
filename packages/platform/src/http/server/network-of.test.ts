import { describe, expect, it } from 'vitest'
import { blockOf, isInside, networkOf } from './network-of.ts'

describe('networkOf', () => {
  it('counts all addresses of one IPv6 network as one visitor', () => {
    const spellings = ['2001:db8:0:7::1', '2001:db8:0:7:ffff:1:2:3', '2001:0DB8::7:0:0:0:9', '2001:db8:0:7::%eth0']

    expect(spellings.map(networkOf)).toEqual(spellings.map(() => '2001:db8:0:7'))
    expect(networkOf('2001:db8:0:8::1')).not.toBe(networkOf('2001:db8:0:7::1'))
    expect(networkOf('::1')).toBe('0:0:0:0')
  })

  it('leaves addresses of IPv4 apart, however they are written', () => {
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(networkOf('::FFFF:192.0.2.2')).toBe('192.0.2.2')
  })

  it('takes what is no address as it is', () => {
    expect(networkOf('somebody')).toBe('somebody')
  })
})

describe('blockOf', () => {
  it('is the same for all addresses that one gets together', () => {
    expect(['192.0.2.1', '::ffff:192.0.2.254', '192.0.3.1'].map(blockOf)).toEqual(['192.0.2', '192.0.2', '192.0.3'])
    expect(['2001:db8:7:1::1', '2001:db8:7:ffff::1', '2001:db8:8::1'].map(blockOf)).toEqual([
      '2001:db8:7',
      '2001:db8:7',
      '2001:db8:8',
    ])
  })
})

describe('isInside', () => {
  it.each(['127.0.0.1', '10.1.2.3', '172.31.0.9', '192.168.1.20', '::1', 'fd12::1', 'fe80::1%eth0', '::ffff:10.0.0.7'])(
    'knows %s for an address of nobody in particular',
    (address) => expect(isInside(address)).toBe(true),
  )

  it.each(['192.0.2.1', '172.32.0.1', '2001:db8::1', '::ffff:192.0.2.1', 'unknown'])(
    'counts %s as a visitor',
    (address) => expect(isInside(address)).toBe(false),
  )
})
