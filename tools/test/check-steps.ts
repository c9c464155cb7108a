import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { checkNames } from './check-names.ts'
import type { Step, StepOutcome } from './step.ts'

const flags = ['--disable-warning=ExperimentalWarning']

/** The checks of our own. They share a thread and what one of them has read and parsed in it, and leave this one to the screen. */
export const checkSteps: Step[] = createCheckSteps(
  () => new Worker(new URL('./check-worker.ts', import.meta.url), { execArgv: flags }),
)

/** One question at a time, as steps of one lane do; a thread that broke is started again by the next. */
export function createCheckSteps(start: () => Worker): Step[] {
  let worker: Worker | null = null
  const ask = async (name: string): Promise<StepOutcome> => {
    worker ??= start()
    const asked = worker
    asked.ref()
    asked.postMessage(name)
    try {
      const [outcome] = await once(asked, 'message')
      return outcome
    } catch (error) {
      worker = null
      throw error
    } finally {
      // Idle, it keeps nobody from ending.
      asked.unref()
    }
  }
  return checkNames.map((name) => ({ name, lane: 'checks', run: () => ask(name) }))
}
