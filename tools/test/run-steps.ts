import type { FinishedStep, Step, StepContext, StepOutcome } from './step.ts'

export type Watcher = {
  started: (name: string) => void
  said: (line: string) => void
  finished: (step: FinishedStep) => void
}
type Run = { steps: Step[]; context: Omit<StepContext, 'say'>; watcher: Watcher; lightAtOnce?: number }

/** Runs the light steps a few at a time, then the heavy ones one by one. A failure stops nothing that does not need it. */
export async function runSteps({ steps, context, watcher, lightAtOnce = 2 }: Run): Promise<FinishedStep[]> {
  const finished: FinishedStep[] = []
  const runOne = async (step: Step) => {
    if (context.signal.aborted) return
    watcher.started(step.name)
    const start = performance.now()
    const outcome = await settle(step, { ...context, say: watcher.said }, finished)
    const done = { ...outcome, name: step.name, seconds: (performance.now() - start) / 1000 }
    finished.push(done)
    watcher.finished(done)
  }

  const waiting = steps.filter((step) => !step.isHeavy).values()
  const lanes = Array.from({ length: lightAtOnce }, async () => {
    for (const step of waiting) await runOne(step)
  })
  await Promise.all(lanes)
  for (const step of steps.filter(({ isHeavy }) => isHeavy)) await runOne(step)
  return finished
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
