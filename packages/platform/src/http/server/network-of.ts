import { BlockList, isIPv6 } from 'node:net'

const NETWORK_GROUPS = 4
const BLOCK_GROUPS = 3

/** Whom an address stands for: who has one address of IPv6 has a whole /64 of them, and counts as one visitor. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [left = '', right = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const [before, after] = [groupsOf(left), groupsOf(right)]
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The block of addresses around one, of which who rents some easily gets more: a /24 of IPv4, a /48 of IPv6. */
export function blockOf(address: string): string {
  const network = networkOf(address)
  return network.includes(':') ? network.split(':').slice(0, BLOCK_GROUPS).join(':') : network.replace(/\.\d+$/, '')
}

/** Addresses that nobody has alone on the internet: a proxy the shop was not told of, a machine of its own. */
const inside = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(network, prefix, 'ipv6')

export function isInside(address: string): boolean {
  const [plain = ''] = address.split('%', 1)
  return inside.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
