import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { inProject } from '../files/project-root.ts'

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inProject('tools/test/main.ts'), ...args], {
    encoding: 'utf8',
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

  it('tells what it can do when asked for something it cannot', () => {
    const { status, stderr } = run('--only', 'lnit')

    expect(stderr).toContain('no step is called lnit')
    expect(stderr).toContain('npm test -- --only')
    expect(status).toBe(2)
  })
})
