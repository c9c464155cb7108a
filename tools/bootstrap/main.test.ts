import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installs, isAlive, newProject, run, runningServer, spawnRun } from './testing.ts'

describe('bootstrap', () => {
  it('installs once, and again only when the lockfile or a package changed', async () => {
    const root = await newProject()

    const first = run(root)
    expect(first.status, first.stderr).toBe(0)
    expect(first.stderr).toMatch(/Installing packages …\nInstalled packages \(\d+ s\)/)
    expect(await installs(root)).toEqual(['ci --loglevel=error --include=dev'])

    expect(run(root).stderr).toBe('')
    expect(await installs(root)).toHaveLength(1)
    await writeFile(join(root, 'package-lock.json'), '{ "changed": true }')
    run(root)
    expect(await installs(root)).toHaveLength(2)
    await writeFile(join(root, 'apps', 'server', 'package.json'), '{ "type": "module", "changed": true }')
    run(root)
    expect(await installs(root)).toHaveLength(3)
  })

  it('runs the program in the root of the project, from any folder, with its arguments as they were given', async () => {
    const root = await newProject()

    const { stdout } = run(root, { args: ['start', 'two words', '$HOME', '--code', '0'] })

    expect(JSON.parse(stdout)).toMatchObject({
      args: ['two words', '$HOME', '--code', '0'],
      cwd: root,
      mode: 'production',
    })
  })

  it.each([
    ['offline', /did not answer \(ENOTFOUND\)/],
    ['breaks', /EUSAGE\s+npm ci failed/],
  ])('says what is wrong when npm %s, and trusts nothing of it', async (behaviour, message) => {
    const root = await newProject()

    const failed = run(root, { npm: behaviour })

    expect(failed.status).toBe(1)
    expect(failed.stderr).toMatch(message)
    expect(failed.stdout).toBe('')
    expect(run(root).status).toBe(0)
    expect(await installs(root)).toHaveLength(2)
  })

  it('says which Node it needs when there is none', async () => {
    const root = await newProject()
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } })`

    const { status, stderr } = run(root, {
      npm: 'brings a broken node',
      flags: ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`],
    })

    expect(status).toBe(1)
    expect(stderr).toContain('Install Node 24')
  })

  it('names the commands there are when it is given another', async () => {
    const { status, stderr } = run(await newProject(), { args: ['strat'] })

    expect(status).toBe(1)
    expect(stderr).toContain('Unknown command "strat". There are: start, dev, vonk, test')
  })

  it('passes a Ctrl-C on once, however often it arrives, and waits for the drain', async () => {
    const root = await newProject()
    const child = spawnRun(root, { args: ['start'] })
    const pid = await runningServer(child)

    for (let times = 0; times < 3; times += 1) child.kill('SIGINT')
    const [code] = await once(child, 'exit')

    expect(code).toBe(0)
    expect(isAlive(pid)).toBe(false)
    expect(await readFile(join(root, 'signals.log'), 'utf8')).toBe('SIGINT\n')
  })
})
