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
  return { finished: await runSteps({ steps, context, watcher }), log }
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

  it('runs two light steps at a time and heavy ones alone', async () => {
    let running = 0
    const together: Record<string, number> = {}
    const watch = (name: string, more?: Partial<Step>) =>
      aStep(
        name,
        async () => {
          running += 1
          await new Promise(setImmediate)
          together[name] = running
          running -= 1
          return passing
        },
        more,
      )
    await play([
      watch('build', { isHeavy: true }),
      watch('a'),
      watch('b'),
      watch('c'),
      watch('unit', { isHeavy: true }),
    ])

    expect(together).toEqual({ a: 2, b: 2, c: 1, build: 1, unit: 1 })
  })

  it('does not run what needs a failed step', async () => {
    const build = aStep('build', async () => failing, { isHeavy: true })
    const { finished } = await play([build, aStep('browser', undefined, { isHeavy: true, needs: ['build'] })])

    expect(finished[1]).toMatchObject({ failed: 1, output: 'not run, because build failed' })
  })

  it('starts nothing more once interrupted', async () => {
    const abort = new AbortController()
    const { log } = await play(
      [
        aStep('a', async () => {
          abort.abort()
          return passing
        }),
        aStep('b', undefined, { isHeavy: true }),
      ],
      abort,
    )

    expect(log).toEqual(['> a', '< a'])
  })
})
