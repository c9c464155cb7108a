import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { inProject } from '../files/project-root.ts'

const run = (...args: string[]) => runWith({}, ...args)

function runWith(env: NodeJS.ProcessEnv, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inProject('tools/test/main.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, lines: stdout.trimEnd().split('\n'), stderr }
}

describe('npm test', () => {
  it('ends with one line of totals', () => {
    const { status, lines } = run('--only', 'lockfile,natives')

    expect(lines.at(-1)).toBe('2 passed, 0 failed')
    expect(status).toBe(0)
  })

  it('fails when nothing matches', () => {
    const { status, lines } = run('--only', 'unit', 'no-such-test-file-anywhere')

    expect(lines.slice(-2)).toEqual(['nothing was tested', '0 passed, 0 failed'])
    expect(status).toBe(1)
  })

  it('runs some of the tests without asking them to cover everything', () => {
    const { status, lines } = run('--only', 'rules', 'packages/domain/src/page-tags')

    expect(lines.at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/)
    expect(status).toBe(0)
  })

  it('writes no colours where a build server reads, whatever its terminal can do', () => {
    const { lines } = runWith({ CI: 'true', FORCE_COLOR: '1' }, '--only', 'lockfile')

    expect(lines[0]).toMatch(/^✓ lockfile/)
  })

  it('tells what it can do when asked for something it cannot', () => {
    const { status, stderr } = run('--only', 'lnit')

    expect(stderr).toContain('no step is called lnit')
    expect(stderr).toContain('npm test -- --only')
    expect(status).toBe(2)
  })
})
