import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from '../files/project-root.ts'
import { chooseSteps } from './choose-steps.ts'
import { createScratch } from './create-scratch.ts'
import { describeTimes } from './describe-times.ts'
import { readArguments, usage } from './read-arguments.ts'
import { runSteps } from './run-steps.ts'
import { showProgress } from './show-progress.ts'
import { skipUnchanged } from './skip-unchanged.ts'
import type { FinishedStep, Step } from './step.ts'

type Options = {
  steps: Step[]
  /** The names of those that run tests. */
  testSteps: string[]
  /** Where it is written which have passed; without it nothing is skipped. */
  memory?: string
}

/** Runs the steps the command line asks for, says how it went in one last line, and answers the exit code. */
export async function runAll({ steps, testSteps, memory }: Options): Promise<number> {
  const wanted = choose(steps, testSteps)
  if (typeof wanted === 'number') return wanted
  // Who asks for a step or a test by name wants to see it run.
  const isWhole = wanted.only.length === 0 && wanted.filters.length === 0
  const { CI } = process.env
  const chosen =
    isWhole && memory !== undefined
      ? await skipUnchanged(wanted.steps, { root: projectRoot, file: memory, isForced: wanted.isAll || Boolean(CI) })
      : { steps: wanted.steps, remember: async () => {} }
  const scratch = await createScratch()
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => interruption.abort())

  const progress = showProgress(screenOf(process), { showsDetails: wanted.only.length > 0 })
  const context = { signal: interruption.signal, scratch: scratch.path, filters: wanted.filters }
  const finished = await runSteps({ steps: chosen.steps, context, watcher: progress })
  progress.close()
  await scratch.remove()
  await chosen.remember()
  return conclude(finished, { isInterrupted: interruption.signal.aborted })
}

/** What to run; an exit code where there is nothing to run. */
function choose(steps: Step[], testSteps: string[]) {
  try {
    const wanted = readArguments(process.argv.slice(2))
    if (!wanted.isHelp) return { ...wanted, steps: chooseSteps(steps, wanted, testSteps) }
    console.log(`${usage}\n\nsteps: ${steps.map(({ name }) => name).join(', ')}`)
    return 0
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    return 2
  }
}

/** A build server's terminal is read as a log: it gets no colours and no moving lines. */
function screenOf({ stdout, env }: Pick<NodeJS.Process, 'stdout' | 'env'>) {
  const isWatched = stdout.isTTY && !env['CI']
  return { isTTY: isWatched, write: (text: string) => stdout.write(isWatched ? text : stripVTControlCharacters(text)) }
}

function conclude(finished: FinishedStep[], { isInterrupted }: { isInterrupted: boolean }) {
  const passed = finished.reduce((sum, step) => sum + step.passed, 0)
  const failed = finished.reduce((sum, step) => sum + step.failed, 0)
  if (finished.length > 1) console.log(`\n${describeTimes(finished)}\n`)
  const broken = finished.filter((step) => step.failed > 0).map(({ name }) => name)
  const unchanged = finished.filter((step) => step.isUnchanged).length
  if (unchanged > 0)
    console.log(`${unchanged} steps passed before with the same files; npm test -- --all runs them too`)
  if (isInterrupted) console.log('interrupted')
  if (broken.length > 0) console.log(`failed: ${broken.join(', ')}`)
  if (passed + failed === 0) console.log('nothing was tested')
  console.log(`${passed} passed, ${failed} failed`)
  if (isInterrupted) return 130
  return failed > 0 || passed === 0 ? 1 : 0
}
