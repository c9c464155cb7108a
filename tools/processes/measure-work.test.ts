import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { measureWork } from './measure-work.ts'

/** A process that works for so long, says so, and waits. */
async function aWorker(ms: number) {
  const script = `while (process.cpuUsage().user < ${ms * 1_000}); console.log('done'); process.stdin.resume()`
  const worker = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void worker.kill())
  await once(worker.stdout, 'data')
  return worker.pid ?? 0
}

describe.runIf(process.platform === 'linux')('measureWork', () => {
  it('tells what processors have done, whatever time that took', async () => {
    const pid = await aWorker(300)
    const done = measureWork(pid)

    expect(done).toBeGreaterThanOrEqual(280)
    expect(measureWork(pid)).toBeLessThan(done + 100)
  })

  it('finds nothing where there is no process', () => {
    expect(measureWork(2 ** 30)).toBe(0)
  })
})
