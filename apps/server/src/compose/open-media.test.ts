import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aLog } from '@vonk/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aConfig } from '../testing.ts'
import { MediaRefused, openMedia } from './open-media.ts'

function settingsAt(endpoint: string) {
  const keys = { accessKeyId: 'the-key-id', secretAccessKey: 'the-secret' }
  return aConfig({ mediaBucket: { endpoint, bucket: 'shop', region: 'us-east-1', prefix: '', ...keys } })
}

async function aStore(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  // A server that listens on a port has an address of this shape.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('openMedia', () => {
  it.each([
    [403, '<Error><Code>InvalidAccessKeyId</Code></Error>', '403 InvalidAccessKeyId'],
    [404, '<Error><Code>NoSuchBucket</Code></Error>', '404 NoSuchBucket'],
    [404, 'nothing here', 'is no S3-compatible object store'],
    [200, '<h1>It works!</h1>', 'is no S3-compatible object store'],
  ])('ends the start where the store says %s %s, in words without secrets', async (status, body, words) => {
    const { log } = aLog()
    const opening = openMedia(settingsAt(await aStore(status, body)), log)

    await expect(opening).rejects.toThrow(MediaRefused)
    await expect(opening).rejects.toThrow(words)
    await expect(opening).rejects.not.toThrow(/the-secret|the-key-id/)
  })

  it('starts while the store is away, and says so', async () => {
    const { log, lines } = aLog()
    const { media } = await openMedia(settingsAt('http://127.0.0.1:1'), log)

    expect(lines).toMatchObject([{ level: 'error', concern: expect.stringContaining('cannot be reached') }])
    expect(await media.findConcern()).toMatch(/object store/)
  })

  it('has pictures in the folder where no bucket is named', async () => {
    const { media, derived } = await openMedia(aConfig(), aLog().log)

    expect([await media.findConcern(), derived]).toEqual([null, null])
  })
})
