import { describe, expect, it, onTestFinished } from 'vitest'
import { type Patience, ViewReader } from './view-reader.ts'

type Read = (view: string, between: () => Promise<void>) => Promise<void>

function aReader(read: Read, patience?: Patience) {
  const failures: unknown[] = []
  const reader = new ViewReader({
    views: ['nl', 'en', 'de'],
    patience,
    readers: 1,
    retryMs: 0,
    read,
    onFailure: (error) => failures.push(error),
  })
  onTestFinished(() => reader.close())
  return { reader, failures }
}

describe('ViewReader', () => {
  it('reads every view, those first that somebody waits for', async () => {
    const order: string[] = []
    const { reader } = aReader(async (view) => void order.push(view))

    await reader.whenRead('de')
    expect(reader.isDone).toBe(false)
    await reader.done
    expect({ order, isDone: reader.isDone }).toEqual({ order: ['nl', 'de', 'en'], isDone: true })
    await reader.whenRead('nl')
  })

  it('tells whoever waits that a view cannot be read, and tries again', async () => {
    const problem = new Error('no database')
    let attempts = 0
    const { reader, failures } = aReader(async () => {
      attempts += 1
      if (attempts === 1) throw problem
    })

    await expect(reader.whenRead('nl')).rejects.toBe(problem)
    await reader.whenRead('nl')
    await reader.done
    expect({ attempts, failures }).toEqual({ attempts: 4, failures: [problem] })
  })

  it('leaves those for later that have time, unless somebody waits for one', async () => {
    const order: string[] = []
    const moment = Promise.withResolvers<void>()
    const patience = { views: new Set(['nl', 'de']), until: moment.promise }
    const { reader } = aReader(async (view) => void order.push(view), patience)

    await reader.whenRead('en')
    await reader.whenRead('de')
    expect({ order: [...order], isDone: reader.isDone }).toEqual({ order: ['en', 'de'], isDone: false })
    moment.resolve()
    await reader.done
    expect(order).toEqual(['en', 'de', 'nl'])
  })

  it('ends while some have time', async () => {
    const patience = { views: new Set(['nl', 'en', 'de']), until: new Promise<void>(() => {}) }
    const { reader } = aReader(async () => {}, patience)

    await reader.close()
    expect(reader.isDone).toBe(false)
  })

  it('stops between two batches when it is closed, which is no failure', async () => {
    const began = Promise.withResolvers<void>()
    const goesOn = Promise.withResolvers<void>()
    const { reader, failures } = aReader(async (_view, between) => {
      began.resolve()
      await goesOn.promise
      await between()
    })
    await began.promise

    const closed = reader.close()
    goesOn.resolve()
    await closed
    expect({ failures, isDone: reader.isDone }).toEqual({ failures: [], isDone: false })
  })
})
