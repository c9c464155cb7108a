import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { aBomb, aDrawing, openFolders } from '../testing.ts'
import { startRenderWorker } from './render-worker.ts'

const folders = openFolders()
afterAll(folders.close)

function aJob(name: string, content: string) {
  const { cacheFolder, put } = folders
  const masters = { standard: join(cacheFolder, `${name}-s.png`), large: join(cacheFolder, `${name}-l.png`) }
  const size = { width: 150, height: 150 }
  const target = join(cacheFolder, `${name}.webp`)
  return { source: put(`${name}.svg`, content), isDrawing: true, size, format: 'webp', target, masters } as const
}

function aWorker() {
  const worker = startRenderWorker()
  onTestFinished(() => worker.end())
  return worker
}

function isRunning(pid: number): boolean {
  try {
    // A killed process stays in the list until its parent has heard of it.
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

describe('startRenderWorker', () => {
  it('renders one picture after the other, behind the shop in priority and without its environment', async () => {
    const worker = aWorker()
    const pid = worker.pid ?? 0

    expect(await worker.render(aJob('one', aDrawing()), 10_000)).toMatchObject({ ok: true })
    expect(await worker.render(aJob('two', aDrawing()), 10_000)).toMatchObject({ ok: true })
    expect(getPriority(pid)).toBeGreaterThan(getPriority())
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('PATH=')
  })

  it('kills a worker that takes too long', async () => {
    const worker = aWorker()
    const reply = await worker.render(aJob('bomb', aBomb()), 400)

    expect(reply).toMatchObject({ ok: false, refusal: { code: 'picture-timeout' } })
    expect(worker.isAlive()).toBe(false)
    await worker.end()
    expect(isRunning(worker.pid ?? 0)).toBe(false)
  })

  it('refuses the picture a worker died of', async () => {
    const worker = aWorker()
    const reply = worker.render(aJob('crash', aBomb()), 10_000)
    process.kill(worker.pid ?? 0, 'SIGSEGV')

    expect(await reply).toMatchObject({ ok: false, refusal: { code: 'picture-broken' } })
    expect(worker.isAlive()).toBe(false)
  })

  it('leaves no worker behind when the shop is killed, even in the middle of a drawing', async () => {
    const script = `
      import { startRenderWorker } from ${JSON.stringify(new URL('./render-worker.ts', import.meta.url).href)}
      const worker = startRenderWorker()
      await worker.render(${JSON.stringify(aJob('first', aDrawing()))}, 10_000)
      worker.render(${JSON.stringify(aJob('endless', aBomb()))}, 10_000)
      console.log(worker.pid)`
    const shop = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(shop.stdout, 'data')
    const pid = Number(line)
    expect(isRunning(pid)).toBe(true)

    shop.kill('SIGKILL')
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})
