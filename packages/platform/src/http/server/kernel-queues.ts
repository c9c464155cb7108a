import { readFile } from 'node:fs/promises'
import { isIPv4, type Socket } from 'node:net'
import { networkOf } from './network-of.ts'

/** Tells how many bytes a connection has sent that its other end has not taken yet; null where nobody can say. */
export type KernelQueues = (socket: Socket) => number | null

/** What Linux keeps for each connection, from its own table: Node counts as sent what the system has taken. */
export async function readKernelQueues(): Promise<KernelQueues> {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/self/net/${name}`, 'utf8').catch(() => '')),
  )
  const queues = new Map(tables.flatMap((table) => table.split('\n').slice(1).flatMap(readRow)))
  const isKnown = tables.some((table) => table !== '')
  return (socket) => (isKnown ? (queues.get(keyOf(socket)) ?? 0) : null)
}

/** ` 0: 0100007F:0BB8 0100007F:D2F0 01 001C7F38:00000000 …`: addresses by words whose bytes are reversed, then the queues. */
function readRow(row: string): [string, number][] {
  const [, local = '', remote = '', , queues = ''] = row.trim().split(/\s+/)
  const waiting = Number.parseInt(queues, 16)
  if (!(waiting > 0)) return []
  const [address = '', port = ''] = remote.split(':')
  return [[`${local.split(':')[1]} ${address.slice(-8)} ${port}`, waiting]]
}

/** Both ports, and as much of the address as tells the callers of one port apart. */
function keyOf({ localPort = 0, remoteAddress = '', remotePort = 0 }: Socket): string {
  return `${hex(localPort, 4)} ${lastWordOf(remoteAddress)} ${hex(remotePort, 4)}`
}

function lastWordOf(address: string): string {
  const plain = networkOf(address)
  const bytes = isIPv4(plain) ? plain.split('.').map(Number) : lastBytesOf(address)
  return bytes
    .toReversed()
    .map((byte) => hex(byte, 2))
    .join('')
}

function lastBytesOf(address: string): number[] {
  const [plain = ''] = address.split('%', 1)
  if (!URL.canParse(`http://[${plain}]`)) return []
  const groups = new URL(`http://[${plain}]`).hostname.slice(1, -1).split(':').slice(-2)
  return groups.map((group) => Number.parseInt(group || '0', 16)).flatMap((group) => [group >> 8, group & 255])
}

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}
