import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { createCheckSteps } from './check-steps.ts'

const aThread = (program: string) =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${program}`, { eval: true })
const context = { signal: new AbortController().signal, scratch: '', say: () => {}, filters: [] }

describe('createCheckSteps', () => {
  it('asks one thread for every check', async () => {
    let threads = 0
    const steps = createCheckSteps(() => {
      threads += 1
      return aThread(
        "parentPort.on('message', (name) => parentPort.postMessage({ passed: 1, failed: 0, output: name }))",
      )
    })

    for (const { name, run } of steps.slice(0, 3)) expect(await run(context)).toMatchObject({ output: name })

    expect(threads).toBe(1)
  })

  it('fails the check at which the thread breaks, and starts another for the next', async () => {
    let threads = 0
    const [one, other] = createCheckSteps(() => {
      threads += 1
      return aThread(
        "parentPort.on('message', (name) => { if (name === 'lockfile') throw new Error('broken'); parentPort.postMessage({ passed: 1 }) })",
      )
    })

    await expect(one?.run(context)).rejects.toThrow('broken')
    await expect(other?.run(context)).resolves.toEqual({ passed: 1 })
    expect(threads).toBe(2)
  })
})
