import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { start } from './testing.ts'

/** The system takes this whole, so that Node counts it as sent. */
const answer = Buffer.alloc(900_000, 'x')
const fetch = () => new Response(answer)

async function ask(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.pause().write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  return socket
}

/** What the system still keeps of the answers of a port, those of closed connections too. */
async function keptFor(port: number): Promise<number> {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = (await readFile('/proc/self/net/tcp', 'utf8')).split('\n').map((row) => row.trim().split(/\s+/))
  return rows
    .filter(([, address = '']) => address.endsWith(local))
    .reduce((sum, [, , , , queues = '']) => sum + (Number.parseInt(queues, 16) || 0), 0)
}

describe.skipIf(process.platform !== 'linux')('endForgottenAnswers', () => {
  it('keeps nothing of an answer that nobody takes, however small it is', async () => {
    const { port } = await start({ fetch, timeouts: { stalledMs: 600 } })
    await ask(port)
    await expect.poll(() => keptFor(port)).toBeGreaterThan(100_000)

    await expect.poll(() => keptFor(port), { timeout: 30_000 }).toBe(0)
  })

  it('keeps nothing of an answer of which Node holds the rest', async () => {
    const { port } = await start({ fetch: () => new Response(Buffer.alloc(20_000_000)), timeouts: { stalledMs: 600 } })
    await ask(port)
    await expect.poll(() => keptFor(port)).toBeGreaterThan(100_000)

    await expect.poll(() => keptFor(port), { timeout: 30_000 }).toBe(0)
  })

  it('leaves a caller alone who reads slowly, or has read and waits', async () => {
    const long = Buffer.alloc(6_000_000, 'x')
    const { port } = await start({ fetch: () => new Response(long), timeouts: { stalledMs: 3_000 } })
    const [slow, idle] = [await ask(port), await ask(port)]
    const closed: string[] = []
    for (const [name, socket] of Object.entries({ slow, idle })) socket.once('close', () => closed.push(name))
    idle.resume()
    // For longer than a caller may stand still, and never all of it: the system asks for more only when there is much room.
    for (let read = 0; read < 45; read += 1) {
      await pause(100)
      slow.read()
    }

    expect(closed).toEqual([])
    expect(slow.bytesRead).toBeLessThan(long.length)
  })

  it('bounds what the callers of one address leave, those who took nothing longest first', async () => {
    const { port } = await start({ fetch, timeouts: { stalledMs: 20_000 }, mostForgottenBytes: 1_500_000 })
    const sockets = [await ask(port), await ask(port), await ask(port), await ask(port)]
    await expect.poll(() => keptFor(port)).toBeGreaterThan(1_500_000)

    await expect.poll(() => keptFor(port), { timeout: 18_000 }).toBeLessThan(1_500_000)
    expect(sockets).toHaveLength(4)
  })
})
