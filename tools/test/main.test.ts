import { describe, expect, it } from 'vitest'
import { run, runWith } from './run-main.ts'

describe('npm test', () => {
  it('ends with one line of totals, and writes no colours where a build server reads, whatever its terminal can do', () => {
    const { status, lines } = runWith({ CI: 'true', FORCE_COLOR: '1' }, '--only', 'lockfile,natives')

    expect(lines[0]).toMatch(/^✓ lockfile/)
    expect(lines.at(-1)).toBe('2 passed, 0 failed')
    expect(status).toBe(0)
  })

  it('tells what it can do when asked for something it cannot', () => {
    const { status, stderr } = run('--only', 'lnit')

    expect(stderr).toContain('no step is called lnit')
    expect(stderr).toContain('npm test -- --only')
    expect(status).toBe(2)
  })
})
