import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { skipUnchanged } from './skip-unchanged.ts'
import type { Step } from './step.ts'

const context = { signal: new AbortController().signal, scratch: '', say: () => {}, filters: [] }
let root = ''
let ran: string[] = []

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vonk-skip-'))
  ran = []
  await mkdir(join(root, 'packages'))
  await writeFile(join(root, 'packages/cart.ts'), 'cart')
  await writeFile(join(root, 'README.md'), 'words')
  onTestFinished(() => rm(root, { recursive: true }))
})

function aStep(name: string, more: Partial<Step> & { failed?: number; output?: string } = {}): Step {
  const { failed = 0, output = '', ...step } = more
  const run = async () => {
    ran.push(name)
    return { passed: 3 - failed, failed, output }
  }
  return { name, run, ...step }
}

type Run = { isForced?: boolean; environment?: NodeJS.ProcessEnv; change?: () => Promise<void> }

/** One `npm test`; answers the steps that ran. */
async function play(steps: Step[], { isForced = false, environment = {}, change = async () => {} }: Run = {}) {
  ran = []
  const file = join(root, 'node_modules/.cache/passed.json')
  const { steps: skipping, remember } = await skipUnchanged(steps, { root, file, isForced, environment })
  const outcomes = []
  for (const { run } of skipping) outcomes.push(await run(context))
  await change()
  await remember()
  return { ran, outcomes }
}

describe('skipUnchanged', () => {
  it('does not run what has passed with the same files, and counts its tests', async () => {
    expect(await play([aStep('unit')])).toMatchObject({ ran: ['unit'] })

    const again = await play([aStep('unit')])

    expect(again.ran).toEqual([])
    expect(again.outcomes).toMatchObject([{ passed: 3, failed: 0, note: 'unchanged', isUnchanged: true }])
  })

  it.each([
    ['a file that changes', () => writeFile(join(root, 'packages/cart.ts'), 'other')],
    ['a file that is new', () => writeFile(join(root, 'packages/new.ts'), '')],
    ['a file that is gone', () => rm(join(root, 'packages/cart.ts'))],
    ['a hidden file', () => writeFile(join(root, '.env'), 'PORT=1')],
  ])('runs again after %s', async (_, change) => {
    await play([aStep('unit')])
    await change()

    expect(await play([aStep('unit')])).toMatchObject({ ran: ['unit'] })
  })

  it('runs again in another environment', async () => {
    await play([aStep('unit')], { environment: { TZ: 'UTC', TERM: 'dumb' } })

    expect((await play([aStep('unit')], { environment: { TZ: 'UTC', TERM: 'xterm' } })).ran).toEqual([])
    expect((await play([aStep('unit')], { environment: { TZ: 'Asia/Tokyo' } })).ran).toEqual(['unit'])
  })

  it('runs again what has failed', async () => {
    await play([aStep('unit', { failed: 1 })])

    expect((await play([aStep('unit')])).ran).toEqual(['unit'])
    await play([aStep('unit', { failed: 1 })], { isForced: true })
    expect((await play([aStep('unit')])).ran).toEqual(['unit'])
  })

  it('looks only at what a step reads', async () => {
    const steps = [aStep('docs'), aStep('types', { reads: (path) => path.endsWith('.ts') })]
    await play(steps)
    await writeFile(join(root, 'README.md'), 'other words')

    expect((await play(steps)).ran).toEqual(['docs'])
  })

  it('runs again when what it needs has another outcome', async () => {
    const browser = aStep('browser', { needs: ['chromium'] })
    const chromium = (version: string) => aStep('chromium', { isAlwaysRun: true, output: version })
    await play([chromium('150'), browser])

    expect((await play([chromium('150'), browser])).ran).toEqual(['chromium'])
    expect((await play([chromium('151'), browser])).ran).toEqual(['chromium', 'browser'])
  })

  it('runs everything when it is told to', async () => {
    await play([aStep('unit')])

    expect((await play([aStep('unit')], { isForced: true })).ran).toEqual(['unit'])
    expect((await play([aStep('unit')])).ran).toEqual([])
  })

  it('believes nothing that ran while a file was changed', async () => {
    await play([aStep('unit')], { change: () => writeFile(join(root, 'packages/cart.ts'), 'other') })
    await writeFile(join(root, 'packages/cart.ts'), 'cart')

    expect((await play([aStep('unit')])).ran).toEqual(['unit'])
  })
})
