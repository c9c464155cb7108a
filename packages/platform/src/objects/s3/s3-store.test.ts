import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createThrowAwayFolder } from '@vonk/testkit'
import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../object-store.ts'
import { createS3Store } from './s3-store.ts'

type Play = (request: IncomingMessage, response: ServerResponse) => void

/** A server that answers as it is told, a part of the play per request; the last part goes on. */
async function openStore(...plays: readonly Play[]) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    request.resume()
    const play = plays[Math.min(asked.length, plays.length) - 1]
    request.on('end', () => play?.(request, response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  const store = createS3Store({
    bucket: {
      endpoint: `http://127.0.0.1:${port}/`,
      bucket: 'shop',
      region: 'eu-west-1',
      accessKeyId: 'the-key-id',
      secretAccessKey: 'the-secret-of-the-key',
    },
    prefix: 'media/',
    patience: { silenceMs: 600, pauseMs: 1, restMs: 0 },
  })
  const close = async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  return { store, asked, [Symbol.asyncDispose]: close }
}

const answer =
  (status: number, body = '', headers: Record<string, string> = {}): Play =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)
const error = (status: number, code: string) =>
  answer(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>the-secret-of-the-key</Message></Error>`)
const list = answer(200, '<ListBucketResult><Name>shop</Name></ListBucketResult>')
const silent: Play = () => {}
const hangUp: Play = (request) => request.socket.destroy()
const cutBody: Play = (request, response) => {
  response.writeHead(200, { 'content-length': '100' })
  response.write('half', () => request.socket.destroy())
}
const stalledBody: Play = (_request, response) => {
  response.writeHead(200, { 'content-length': '100' }).write('half')
}

const temporary: readonly (readonly [string, Play])[] = [
  ['says 500', error(500, 'InternalError')],
  ['says 503', error(503, 'SlowDown')],
  ['says 429 without a word', answer(429)],
  ['hangs up', hangUp],
  ['breaks off in the middle', cutBody],
  ['says nothing', silent],
  ['falls silent in the middle', stalledBody],
]

describe('createS3Store', () => {
  it.concurrent.each(temporary)('tries again when the store %s', async (_words, play) => {
    await using opened = await openStore(play, play, answer(200, 'picture'))

    expect(String(await opened.store.read('a b.png'))).toBe('picture')
    expect(opened.asked).toEqual(Array(3).fill('GET /shop/media/a%20b.png'))
  })

  it.concurrent.each(temporary)('gives up after three tries when the store always %s', async (_words, play) => {
    await using opened = await openStore(play)

    await expect(opened.store.read('a.png')).rejects.toMatchObject({ problem: 'away' })
    expect(opened.asked).toHaveLength(3)
  })

  it.each([
    [403, 'AccessDenied'],
    [403, 'InvalidAccessKeyId'],
    [403, 'SignatureDoesNotMatch'],
    [400, 'AuthorizationHeaderMalformed'],
    [301, 'PermanentRedirect'],
    [404, 'NoSuchBucket'],
  ])('takes %s %s for a refusal, which is not repeated and not taken for a missing object', async (status, code) => {
    await using opened = await openStore(error(status, code))
    const words = `the object store answers with ${status} ${code}`

    await expect(opened.store.read('a.png')).rejects.toThrow(new StoreUnavailable('refused', words))
    await expect(opened.store.write('a.png', Buffer.from('a'))).rejects.toThrow(new StoreUnavailable('refused', words))
    await expect(opened.store.openFile('a.png', '/nowhere/copy')).rejects.toThrow(StoreUnavailable)
    await expect(opened.store.find('a.png')).rejects.toThrow(StoreUnavailable)
    expect(await opened.store.findConcern()).toBe(words)
  })

  it('knows a missing object from a missing bucket, also where an answer has no words', async () => {
    const noWords = answer(404)
    await using there = await openStore(noWords, list)
    await using gone = await openStore(noWords, error(404, 'NoSuchBucket'))

    expect(await there.store.find('a.png')).toBeNull()
    await expect(gone.store.find('a.png')).rejects.toThrow('404 NoSuchBucket')
  })

  it('takes nobody for a store who is none', async () => {
    await using opened = await openStore(answer(200, '<!doctype html><title>It works!</title>'))

    expect(await opened.store.findConcern()).toBe('what answers there is no S3-compatible object store')
  })

  it('names a store that takes no objects until it takes one again', async () => {
    await using opened = await openStore(list, error(403, 'AccessDenied'), answer(200))
    const { store } = opened

    expect(await store.findConcern()).toBeNull()
    await expect(store.write('a.png', Buffer.from('a'))).rejects.toThrow(StoreUnavailable)
    expect(await store.findConcern()).toBe('the object store answers with 403 AccessDenied')
    await store.write('a.png', Buffer.from('a'))
    expect(await store.findConcern()).toBeNull()
  })

  it('names all objects, page by page, whatever their keys are', async () => {
    const page = (entries: string, rest = '') =>
      answer(200, `<?xml version="1.0"?><ListBucketResult><Name>shop</Name>${rest}${entries}</ListBucketResult>`)
    const entry = (key: string) =>
      `<Contents><Key>media/${key}</Key><LastModified>2026-11-01T10:00:00.000Z</LastModified></Contents>`
    await using opened = await openStore(
      page(
        entry('a%20b%2Bc+d.png'),
        '<EncodingType>url</EncodingType><NextContinuationToken>x/y=</NextContinuationToken>',
      ),
      hangUp,
      page(entry('k&amp;l &#252;.svg') + entry('v/k/coat.svg')),
    )
    const found: { key: string; modifiedAt: Date }[] = []
    for await (const object of opened.store.list()) found.push(object)

    expect(found.map(({ key }) => key)).toEqual(['a b+c d.png', 'k&l ü.svg', 'v/k/coat.svg'])
    expect(found[0]?.modifiedAt).toEqual(new Date('2026-11-01T10:00:00Z'))
    expect(opened.asked.at(-1)).toBe(
      'GET /shop?list-type=2&prefix=media%2F&encoding-type=url&continuation-token=x%2Fy%3D',
    )
  })

  it('leaves no half of a copy behind', async () => {
    await using opened = await openStore(cutBody)
    const folder = await createThrowAwayFolder()

    await expect(opened.store.openFile('a.png', join(folder.path, 'copy'))).rejects.toThrow(StoreUnavailable)
    expect(await readdir(folder.path)).toEqual([])
    await folder.remove()
  })

  it('asks nobody for a moment when the store did not answer', async () => {
    const nobody = { endpoint: 'http://127.0.0.1:1', bucket: 'b', region: 'r', accessKeyId: 'k', secretAccessKey: 's' }
    const store = createS3Store({ bucket: nobody, prefix: '', patience: { tries: 1, restMs: 60_000 } })

    await expect(store.read('a.png')).rejects.toThrow('cannot be reached')
    await expect(store.read('a.png')).rejects.toThrow('did not answer just now')
  })

  it('tells nobody the secret', async () => {
    for (const play of [error(403, 'AccessDenied'), error(500, 'InternalError'), hangUp]) {
      await using opened = await openStore(play)
      const failure: unknown = await opened.store.read('a.png').catch((reason: unknown) => reason)
      const told = JSON.stringify([failure, String(failure), String(Object(failure).cause)])

      expect(told).not.toMatch(/the-secret|Signature=|the-key-id/)
    }
  })
})
