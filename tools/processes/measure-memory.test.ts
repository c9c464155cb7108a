import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { measureMemory } from './measure-memory.ts'

/** A process whose child holds so many megabytes. */
async function aFamily(megabytes: number) {
  const child = `globalThis.held = Buffer.alloc(${megabytes} * 1048576, 1); console.log('here'); process.stdin.resume()`
  const script = `
    const { spawn } = require('node:child_process')
    spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: ['pipe', 'inherit', 'inherit'] })
    process.stdin.resume()`
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void parent.kill())
  await once(parent.stdout, 'data')
  return parent.pid ?? 0
}

describe.runIf(process.platform === 'linux')('measureMemory', () => {
  it('counts what a process has started', async () => {
    const pid = await aFamily(300)

    expect(measureMemory(pid)).toBeGreaterThan(300)
    expect(measureMemory(pid)).toBeLessThan(600)
  })

  it('finds nothing where there is no process', () => {
    expect(measureMemory(2 ** 30)).toBe(0)
  })
})
