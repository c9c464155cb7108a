import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createScratch } from './create-scratch.ts'

async function newParent() {
  const parent = await mkdtemp(join(tmpdir(), 'vonk-parent-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  return parent
}

describe('createScratch', () => {
  it('makes a folder where there is room, and leaves nothing of it', async () => {
    const parent = await newParent()
    const scratch = await createScratch(['/nowhere/at/all', parent])
    expect(scratch.path.startsWith(parent)).toBe(true)
    await writeFile(join(scratch.path, 'database'), 'rows')

    await scratch.remove()

    expect(existsSync(scratch.path)).toBe(false)
  })

  it('leaves nothing behind, not even when the run is killed', async () => {
    const module = JSON.stringify(import.meta.resolve('./create-scratch.ts'))
    const parents = JSON.stringify([await newParent()])
    const program = `const { createScratch } = await import(${module})
      console.log((await createScratch(${parents})).path); setInterval(() => {}, 1000)`
    const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [path] = await once(run.stdout, 'data')
    expect(existsSync(String(path).trim())).toBe(true)

    run.kill('SIGKILL')

    await expect.poll(() => existsSync(String(path).trim())).toBe(false)
  })
})
