import { describe, expect, it } from 'vitest'
import { run } from './run-main.ts'

describe('npm test', () => {
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
})
