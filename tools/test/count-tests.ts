type Report = { testResults: { name: string; status: string; assertionResults: { status: string }[] }[] }

/** Counts a report of Vitest's JSON reporter. A file that could not be loaded has no tests to fail: it counts as one itself. */
export function countTests(report: Report) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const count = (status: string) => tests.filter((test) => test.status === status).length
  return { passed: count('passed'), failed: count('failed') + brokenFiles.length }
}
