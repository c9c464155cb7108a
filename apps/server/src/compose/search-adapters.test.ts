import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aLog } from '@vonk/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type AdapterSettings, findSearchAdapter, SearchAdapterNotFound, SearchRefused } from './search-adapters.ts'

function settingsOf(...urls: string[]): AdapterSettings {
  return { languageOf: () => 'nl', urls, prefix: 'test', log: aLog().log }
}

/** Something that listens where OpenSearch is expected. */
async function aStranger(status: number, body: string, type = 'application/json'): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status, { 'content-type': type }).end(body))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  // A server that listens on a port has an address of this shape.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('findSearchAdapter', () => {
  it('finds the engine of this process', async () => {
    const { engine } = await findSearchAdapter('embedded')(settingsOf())

    expect(await engine.suggest({ index: 'nl', entity: 'product' }, 'x', 5)).toEqual([])
  })

  it('says which engine is missing [SRCH-27]', () => {
    expect(() => findSearchAdapter('oracle')).toThrow(SearchAdapterNotFound)
    expect(() => findSearchAdapter('oracle')).toThrow('search-adapter-not-found: there is no search engine "oracle"')
  })

  it.each([
    [200, '<h1>It works!</h1>', 'text/html', 'is not OpenSearch'],
    [404, '{}', 'application/json', 'is not OpenSearch: it says 404'],
    [200, '{"version":{"number":"8.1.0"}}', 'application/json', 'is not OpenSearch'],
    [
      200,
      '{"version":{"number":"1.3.20","distribution":"opensearch"}}',
      'application/json',
      'OpenSearch 1.3.20 is too old',
    ],
    [401, '{}', 'application/json', 'refuses the user or password'],
  ])('refuses what cannot serve the shop: %s %s', async (status, body, type, words) => {
    const opening = findSearchAdapter('opensearch')(settingsOf(await aStranger(status, body, type)))

    await expect(opening).rejects.toThrow(SearchRefused)
    await expect(opening).rejects.toThrow(words)
  })

  it('opens while OpenSearch is away, says so, and answers with an outage', async () => {
    const opened = await findSearchAdapter('opensearch')(settingsOf('http://127.0.0.1:1'))
    onTestFinished(() => opened.close())
    const asked = opened.engine.suggest({ index: 'nl', entity: 'product' }, 'x', 5)

    expect(await opened.findConcern()).toBe('cannot be reached')
    await expect(asked).rejects.toThrow('the search engine cannot answer')
  })
})
