import { describe, expect, it } from 'vitest'
import { blockOf, createNetworkList, isNetwork, networkOf } from './network-of.ts'

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

describe('createNetworkList', () => {
  const isListed = createNetworkList(['10.0.0.0/8', '127.0.0.1', 'fd00::/8', '::1'])

  it.each(['10.1.2.3', '127.0.0.1', '::ffff:10.0.0.7', 'fd12::1', '::1', 'fd12::1%eth0'])('holds %s', (address) =>
    expect(isListed(address)).toBe(true),
  )

  it.each(['11.0.0.1', '127.0.0.2', '2001:db8::1', '::ffff:192.0.2.1', 'unknown', ''])('does not hold %s', (address) =>
    expect(isListed(address)).toBe(false),
  )

  it('holds nobody when it names no network', () => {
    expect(['127.0.0.1', '::1', '10.0.0.1'].some(createNetworkList([]))).toBe(false)
  })
})

describe('isNetwork', () => {
  it.each(['10.0.0.0/8', '127.0.0.1', '::1', 'fd00::/8', '0.0.0.0/0'])('takes %s', (text) =>
    expect(isNetwork(text)).toBe(true),
  )

  it.each(['10.0.0.0/33', '10.0.0/8', 'fd00::/129', 'office', '10.0.0.0/', '10.0.0.0/8/8', ''])('refuses %s', (text) =>
    expect(isNetwork(text)).toBe(false),
  )
})
