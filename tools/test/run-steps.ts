import { availableParallelism } from 'node:os'
import type { FinishedStep, Step, StepContext, StepOutcome } from './step.ts'

export type Watcher = {
  started: (name: string) => void
  said: (line: string) => void
  finished: (step: FinishedStep) => void
}
type Run = { steps: Step[]; context: Omit<StepContext, 'say'>; watcher: Watcher; cores?: number }

/**
 * Runs steps side by side. They share one core more than there are, so that none is idle while a step waits for a database or a page,
 * and those go first that, with what needs them, take longest. A failure stops nothing that does not need it.
 */
export async function runSteps({
  steps,
  context,
  watcher,
  cores = availableParallelism(),
}: Run): Promise<FinishedStep[]> {
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  const finished: FinishedStep[] = []
  const running = new Map<Step, Promise<void>>()
  const waiting = byLongestChain(steps)

  const runOne = async (step: Step) => {
    const from = elapsed()
    watcher.started(step.name)
    const outcome = await settle(step, { ...context, say: watcher.said }, finished)
    const done = { ...outcome, name: step.name, from, seconds: elapsed() - from }
    finished.push(done)
    running.delete(step)
    watcher.finished(done)
  }
  const findNext = () => waiting.find((step) => isReady(step, { steps, finished, running: [...running.keys()], cores }))

  while (true) {
    for (let next = findNext(); next && !context.signal.aborted; next = findNext()) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next, runOne(next))
    }
    if (running.size === 0) return finished
    await Promise.race(running.values())
  }
}

type Moment = { steps: Step[]; finished: FinishedStep[]; running: Step[]; cores: number }

function isReady(step: Step, { steps, finished, running, cores }: Moment): boolean {
  const isDone = (name: string) => finished.some((done) => done.name === name)
  const isChosen = (name: string) => steps.some((other) => other.name === name)
  if (step.needs?.some((name) => isChosen(name) && !isDone(name))) return false
  if (step.lane !== undefined && running.some(({ lane }) => lane === step.lane)) return false
  const coresOf = ({ cores: wanted = 1 }: Step) => Math.min(wanted, cores)
  const busy = running.reduce((sum, other) => sum + coresOf(other), 0)
  return busy + coresOf(step) <= cores + 1
}

/** First those that stand at the beginning of the longest chain: their own seconds and those of what waits for them. */
function byLongestChain(steps: Step[]): Step[] {
  const chainOf = (step: Step): number => {
    const after = steps.filter(({ needs }) => needs?.includes(step.name)).map(chainOf)
    return (step.seconds ?? 1) + Math.max(0, ...after)
  }
  return steps.toSorted((one, other) => chainOf(other) - chainOf(one))
}

async function settle(step: Step, context: StepContext, finished: FinishedStep[]): Promise<StepOutcome> {
  const broken = finished.find(({ name, failed }) => step.needs?.includes(name) && failed > 0)
  if (broken) return { passed: 0, failed: 1, output: `not run, because ${broken.name} failed` }
  try {
    return await step.run(context)
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
