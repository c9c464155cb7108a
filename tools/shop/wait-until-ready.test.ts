import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findFreePort } from './find-free-port.ts'
import { waitUntilReady } from './wait-until-ready.ts'

async function aServer(statuses: number[]) {
  const port = await findFreePort()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(statuses.shift() ?? 200).end()
  }).listen(port, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { port, asked }
}

describe('waitUntilReady', () => {
  it('asks until the answer is yes', async () => {
    const { port, asked } = await aServer([503, 503])

    await waitUntilReady({ port, patienceMs: 5000, isAlive: () => true })

    expect(asked).toEqual(['/readyz', '/readyz', '/readyz'])
  })

  it('gives up when the process is gone', async () => {
    const waiting = waitUntilReady({ port: await findFreePort(), patienceMs: 5000, isAlive: () => false })

    await expect(waiting).rejects.toThrow('the process ended')
  })

  it('gives up when it takes too long', async () => {
    const waiting = waitUntilReady({ port: await findFreePort(), patienceMs: 60, isAlive: () => true })

    await expect(waiting).rejects.toThrow('not ready after 0.06 s')
  })
})
