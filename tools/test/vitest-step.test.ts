import { describe, expect, it } from 'vitest'
import { countTests } from './vitest-step.ts'

const aFile = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('countTests', () => {
  it('counts every test', () => {
    const report = { testResults: [aFile('failed', 'passed', 'failed'), aFile('passed', 'passed', 'skipped')] }

    expect(countTests(report)).toEqual({ passed: 2, failed: 1 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    expect(countTests({ testResults: [aFile('failed')] })).toEqual({ passed: 0, failed: 1 })
  })
})
