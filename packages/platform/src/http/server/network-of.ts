import { BlockList, isIP, isIPv6 } from 'node:net'

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

/** Whether a text names a network: `10.0.0.0/8`, or one address. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more.length === 0 && /^\d{1,3}$/.test(prefix ?? '0') && Number(prefix ?? 0) <= most
}

/** Tells which addresses lie in one of the networks. */
export function createNetworkList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (address) => {
    const [plain = ''] = address.split('%', 1)
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
