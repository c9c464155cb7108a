import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../processes/run-command.ts'
import type { Step, StepContext, StepOutcome } from './step.ts'

/** As in `maxWorkers` of the configurations. */
const workers = 2

type Options = Pick<Step, 'name' | 'cores' | 'needs' | 'seconds' | 'reads'> & {
  args: string[]
  measuresCoverage?: boolean
  env?: NodeJS.ProcessEnv
}

/** The tests of some Vitest projects as one step that counts each of them. */
export function vitestStep({ args, measuresCoverage = false, env = {}, cores = workers, ...step }: Options): Step {
  return {
    ...step,
    cores,
    run(context) {
      // Some of the tests cannot cover all of the code.
      const coverage = measuresCoverage && context.filters.length === 0 ? ['--coverage'] : []
      return runVitest(step.name, [...args, ...coverage], env, context)
    },
  }
}

async function runVitest(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  context: StepContext,
): Promise<StepOutcome> {
  const file = join(context.scratch, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const command = ['vitest', 'run', '--passWithNoTests', ...reporters, ...args, ...context.filters]
  // Databases and profiles of tests that were cut short go with the scratch folder.
  const { exitCode, output } = await runCommand(command, {
    signal: context.signal,
    env: { TMPDIR: context.scratch, ...env },
  })

  const counted = countTests(JSON.parse(await readFile(file, 'utf8').catch(() => '{ "testResults": [] }')))
  // An error outside of any test, or a crash, fails the run without failing a test.
  const failed = exitCode !== 0 ? Math.max(counted.failed, 1) : counted.failed
  return { ...counted, failed, output, note: `${counted.passed + counted.failed} tests` }
}

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
