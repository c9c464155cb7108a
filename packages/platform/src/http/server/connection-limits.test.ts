import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aRecordingLog } from '../testing.ts'
import { get, start } from './testing.ts'

type Peer = { readonly from?: string }

/** A connection that was answered once and stays open. */
async function connectFrom(port: number, { from = '127.0.0.1' }: Peer = {}) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write('GET /api/garments/1 HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const outcome = Promise.race([once(socket, 'data'), once(socket, 'close')])
  return { socket, isAnswered: (await outcome)[0] instanceof Buffer }
}

describe('limitConnections', () => {
  it('refuses an address with too many connections, until one of them ends, and nobody else', async () => {
    const { log, lines } = aRecordingLog()
    const { port } = await start({ log, connections: { perProcess: 100, perAddress: 2 } })
    const [first] = [await connectFrom(port), await connectFrom(port)]

    expect([await connectFrom(port), await connectFrom(port)]).toMatchObject([
      { isAnswered: false },
      { isAnswered: false },
    ])
    expect(await connectFrom(port, { from: '127.0.0.2' })).toMatchObject({ isAnswered: true })
    expect(lines().filter(({ level }) => level === 'warn')).toMatchObject([{ limit: 'address' }])

    first?.socket.destroy()
    await expect.poll(async () => (await connectFrom(port)).isAnswered).toBe(true)
  })

  it('refuses whoever comes when the process has too many', async () => {
    const { log, lines } = aRecordingLog()
    const { port } = await start({ log, connections: { perProcess: 2, perAddress: null } })
    await connectFrom(port)
    await connectFrom(port, { from: '127.0.0.2' })

    await expect(get(port, { localAddress: '127.0.0.3' })).rejects.toThrow()
    expect(lines()).toMatchObject([{ level: 'warn', limit: 'process' }])
  })
})
