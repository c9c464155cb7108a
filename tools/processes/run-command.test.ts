import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inProject } from '../files/project-root.ts'
import { runCommand } from './run-command.ts'

/** Writes a script into the project, where runCommand looks for it. */
async function aScript(code: string) {
  const folder = await mkdtemp(inProject('tools/processes/.scratch-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'script.mjs')
  await writeFile(path, code)
  return { folder, path: path.slice(inProject('/').length) }
}

const signal = new AbortController().signal

describe('runCommand', () => {
  it('keeps what a command says on either stream, and how it ended', async () => {
    const { path } = await aScript("console.log('one'); console.error(process.argv[2]); process.exitCode = 3")
    const lines: string[] = []

    const result = await runCommand([path, 'two'], { signal, onLine: (line) => lines.push(line) })

    expect(result.exitCode).toBe(3)
    expect(result.output.split('\n').sort()).toEqual(['one', 'two'])
    expect(lines.sort()).toEqual(['one', 'two'])
  })

  it('has nobody write colours, though some tools do wherever CI is set', async () => {
    const { path } = await aScript('console.log(process.env.NO_COLOR, process.env.FORCE_COLOR)')

    expect(await runCommand([path], { signal })).toMatchObject({ output: '1 undefined' })
  })

  it('runs the tools of the project by name', async () => {
    expect(await runCommand(['tsc', '--version'], { signal })).toMatchObject({ exitCode: 0, output: /Version 6/ })
  })

  it('ends a command with everything it started when the run is interrupted', async () => {
    const { folder, path } = await aScript(`
      import { spawn } from 'node:child_process'
      import { writeFileSync } from 'node:fs'
      const worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
      writeFileSync(new URL('worker.pid', import.meta.url), String(worker.pid))
      console.log('working')
      setInterval(() => {}, 1000)`)
    const interruption = new AbortController()

    const result = await runCommand([path], { signal: interruption.signal, onLine: () => interruption.abort() })

    expect(result.exitCode).toBe(1)
    const worker = Number(await readFile(join(folder, 'worker.pid'), 'utf8'))
    await expect.poll(() => isRunning(worker)).toBe(false)
  })
})

async function isRunning(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat !== '' && !/\) [ZX] /.test(stat)
}
