import { describe, expect, it } from 'vitest'
import { runSteps } from './run-steps.ts'
import type { Step } from './step.ts'

const passing = { passed: 1, failed: 0, output: '' }
const failing = { passed: 0, failed: 1, output: 'broken' }

function aStep(name: string, run: Step['run'] = async () => passing, more: Partial<Step> = {}): Step {
  return { name, run, ...more }
}

async function play(steps: Step[], abort = new AbortController()) {
  const log: string[] = []
  const watcher = {
    said: (line: string) => log.push(line),
    started: (name: string) => log.push(`> ${name}`),
    finished: ({ name }: { name: string }) => log.push(`< ${name}`),
  }
  const context = { signal: abort.signal, scratch: '', filters: [] }
  return { finished: await runSteps({ steps, context, watcher, cores: 2 }), log }
}

/** Starts steps that end when told; answers what is running. */
function hold(steps: (Partial<Step> & { name: string })[]) {
  const ends = new Map<string, () => void>()
  const run = (name: string) => async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    ends.set(name, () => resolve(undefined))
    await promise
    ends.delete(name)
    return passing
  }
  const isOver = play(steps.map((step) => aStep(step.name, run(step.name), step)))
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { running: () => [...ends.keys()], end, isOver }
}

describe('runSteps', () => {
  it('goes on after a failure', async () => {
    const { finished } = await play([aStep('lint', async () => failing), aStep('types')])

    expect(finished.map(({ name, failed }) => [name, failed])).toEqual([
      ['lint', 1],
      ['types', 0],
    ])
  })

  it('counts a step that throws as one failure and keeps the reason', async () => {
    const { finished } = await play([aStep('lint', () => Promise.reject(new Error('no such tool')))])

    expect(finished).toMatchObject([{ failed: 1, output: expect.stringContaining('no such tool') }])
  })

  it('runs one core more of steps than there are cores, so that none is idle', async () => {
    const { running, end, isOver } = hold([
      { name: 'unit', cores: 2, seconds: 9 },
      { name: 'a', seconds: 8 },
      { name: 'browser', cores: 2, seconds: 7 },
      { name: 'b' },
    ])
    expect(running()).toEqual(['unit', 'a'])

    await end('a')
    expect(running()).toEqual(['unit', 'b'])

    await end('unit')
    expect(running()).toEqual(['b', 'browser'])

    for (const name of running()) await end(name)
    await isOver
  })

  it('runs a step that wants more cores than the machine has', async () => {
    const { finished } = await play([aStep('unit', undefined, { cores: 64 })])

    expect(finished).toMatchObject([{ name: 'unit', passed: 1 }])
  })

  it('begins with what most has to wait for', async () => {
    const { log } = await play([
      aStep('lint', undefined, { seconds: 30 }),
      aStep('browser', undefined, { seconds: 300, needs: ['build'] }),
      aStep('unit', undefined, { seconds: 200 }),
      aStep('build', undefined, { seconds: 10 }),
    ])

    expect(log.filter((line) => line.startsWith('>'))).toEqual(['> build', '> unit', '> lint', '> browser'])
  })

  it('runs the steps of a lane one after another', async () => {
    const { running, end, isOver } = hold([
      { name: 'sizes', lane: 'checks' },
      { name: 'words', lane: 'checks' },
      { name: 'lint' },
    ])
    expect(running()).toEqual(['sizes', 'lint'])

    await end('sizes')
    expect(running()).toEqual(['lint', 'words'])

    for (const name of running()) await end(name)
    await isOver
  })

  it('does not run what needs a failed step', async () => {
    const { finished } = await play([
      aStep('build', async () => failing),
      aStep('browser', undefined, { needs: ['build'] }),
    ])

    expect(finished[1]).toMatchObject({ failed: 1, output: 'not run, because build failed' })
  })

  it('does not wait for a step that nobody asked for', async () => {
    const { finished } = await play([aStep('browser', undefined, { needs: ['build'] })])

    expect(finished).toMatchObject([{ name: 'browser', failed: 0 }])
  })

  it('starts nothing more once interrupted', async () => {
    const abort = new AbortController()
    const { log } = await play(
      [
        aStep('a', async () => {
          abort.abort()
          return passing
        }),
        aStep('b', undefined, { cores: 2 }),
      ],
      abort,
    )

    expect(log).toEqual(['> a', '< a'])
  })
})
