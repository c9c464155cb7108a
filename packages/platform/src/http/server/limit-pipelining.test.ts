import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { start } from './testing.ts'

const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

async function connectTo(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

describe('limitPipelining', () => {
  it('closes a connection that sends hundreds of requests without waiting, and makes few answers for it', async () => {
    let made = 0
    const { port } = await start({
      fetch() {
        made += 1
        return new Promise<never>(() => {})
      },
    })
    const socket = await connectTo(port)
    socket.write(request.repeat(500))
    await once(socket.resume(), 'close')

    expect(made).toBeLessThanOrEqual(16)
  })

  it('answers a few that came together, and any number that came one after the other', async () => {
    const { port } = await start({ fetch: async () => new Response('done') })
    const socket = await connectTo(port)
    let received = ''
    socket.on('data', (data) => {
      received += data
    })
    const answered = () => received.split('done').length - 1
    socket.write(request.repeat(5))
    await expect.poll(answered).toBe(5)
    for (let count = 6; count < 40; count += 1) {
      socket.write(request)
      await expect.poll(answered, { interval: 1 }).toBe(count)
    }
  })
})
