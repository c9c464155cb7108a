import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { showProgress } from './show-progress.ts'

const passed = { name: 'types', from: 0, seconds: 3.21, passed: 1, failed: 0, output: 'chatter' }

type Outcome = typeof passed & { note?: string; details?: string }

function play(isTTY: boolean, outcome: Outcome, { said = [] as string[], showsDetails = false } = {}) {
  const written: string[] = []
  const progress = showProgress({ isTTY, write: (text: string) => written.push(text) > 0 }, { showsDetails })
  progress.started('types')
  for (const line of said) progress.said(line)
  progress.finished(outcome)
  progress.close()
  return stripVTControlCharacters(written.join(''))
}

describe('showProgress', () => {
  it('writes one line for a step that passed, and keeps its chatter to itself', () => {
    expect(play(false, passed)).toBe('✓ types                3.2 s\n')
    expect(play(false, { ...passed, note: '12 tests' })).toBe('✓ types                3.2 s  12 tests\n')
  })

  it('shows details only to somebody who asked for the step', () => {
    const outcome = { ...passed, details: 'one\ntwo' }

    expect(play(false, outcome)).toBe('✓ types                3.2 s\n')
    expect(play(false, outcome, { showsDetails: true })).toBe('✓ types                3.2 s\n    one\n    two\n')
  })

  it('shows all output of a step that failed', () => {
    expect(play(false, { ...passed, failed: 1 })).toBe('✗ types                3.2 s\n\nchatter\n\n')
  })

  it('passes on what a step says meanwhile', () => {
    expect(play(false, passed, { said: ['unpacking'] })).toMatch(/^ {2}unpacking\n✓ types/)
  })

  it('says on a terminal what is running', () => {
    expect(play(true, passed)).toContain('… types 0 s')
  })
})
