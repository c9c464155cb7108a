import { createClient } from '@vonk/client'
import { mapUrl, readMaintenance, searchCatalogue } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { createAnswerCache } from './answer-cache.server.ts'

function aCatalogue() {
  const state = { version: 1 as number | null, answer: 'first', status: 200, asked: 0 }
  const client = createClient({
    origin: 'http://api.test',
    fetch: () => {
      state.asked += 1
      const isRefused = state.status !== 200
      const found = { request_path: 'a', target_path: state.answer, redirect_type: 301 }
      const body = isRefused ? { code: state.status, result: 'No.', meta: { refusal: 'url-missing' } } : found
      return Response.json(body, { status: state.status })
    },
  })
  const { withCachedAnswers, usage } = createAnswerCache()
  const clientOf = (storeCode: string) => withCachedAnswers(client, { storeCode, version: () => state.version })
  const ask = (storeCode = 'nl', url = '/a') => clientOf(storeCode).call(mapUrl, { url })
  return { state, ask, clientOf, usage }
}

describe('createAnswerCache', () => {
  it('asks once for the same as long as the catalogue has not changed', async () => {
    const { state, ask, usage } = aCatalogue()

    expect(await ask()).toBe(await ask())
    expect(state.asked).toBe(1)
    expect(usage()).toEqual({ hits: 1, misses: 1, entries: 1 })
  })

  it('asks again as soon as the catalogue has changed', async () => {
    const { state, ask } = aCatalogue()
    await ask()
    Object.assign(state, { version: 2, answer: 'second' })

    expect(await ask()).toMatchObject({ value: { target_path: 'second' } })
  })

  it('asks every time while the catalogue is being changed, or nobody can say', async () => {
    const { state, ask } = aCatalogue()
    state.version = null
    await ask()
    await ask()

    expect(state.asked).toBe(2)
  })

  it('does not keep what changed while it was asked for', async () => {
    const { state, ask } = aCatalogue()
    const before = ask()
    state.version = 2
    await before
    state.version = 1
    await ask()

    expect(state.asked).toBe(2)
  })

  it('keeps views and questions apart, and no refusal', async () => {
    const { state, ask } = aCatalogue()
    await ask('nl')
    await ask('de')
    await ask('nl', '/b')
    expect(state.asked).toBe(3)

    Object.assign(state, { version: 2, status: 400 })
    await ask()
    await ask()
    expect(state.asked).toBe(5)
  })

  it('keeps nothing for whoever proves to belong to a group', async () => {
    const { state, clientOf } = aCatalogue()
    const question = { index: 'vue_storefront_catalog', entity: 'product', groupToken: 'proof' }
    const { groupToken: _, ...everybodys } = question
    for (const asked of [question, question]) await clientOf('nl').call(searchCatalogue, asked)
    expect(state.asked).toBe(2)

    for (const asked of [everybodys, everybodys]) await clientOf('nl').call(searchCatalogue, asked)
    expect(state.asked).toBe(3)
  })

  it('lets every other question through', async () => {
    const { state, clientOf } = aCatalogue()
    await clientOf('nl')
      .call(readMaintenance)
      .catch(() => null)
    await clientOf('nl')
      .call(readMaintenance)
      .catch(() => null)

    expect(state.asked).toBe(2)
  })
})
