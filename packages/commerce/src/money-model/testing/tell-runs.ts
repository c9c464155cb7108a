import fc from 'fast-check'
import type { Story } from './acts.ts'
import type { MoneyShop } from './open-money-shop.ts'
import { beginRun, Telling } from './tell-story.ts'

type Runs = {
  readonly stories: readonly fc.Arbitrary<Story>[]
  readonly numRuns: number
  /** Ends before all runs are told. */
  readonly forMs?: number
}

/** Tells random runs, each from the beginning; answers how many steps they were. */
export async function tellRuns(shop: MoneyShop, { stories, numRuns, forMs }: Runs): Promise<number> {
  let steps = 0
  const commands = fc.commands(
    stories.map((story) => story.map((told) => new Telling(told))),
    { maxCommands: 14, size: 'max' },
  )
  const property = fc.asyncProperty(commands, async (told) => {
    const run = await beginRun(shop)
    await fc.asyncModelRun(() => run, told)
    steps += run.real.told.length
  })
  await fc.assert(property, { numRuns, ...(forMs !== undefined && { interruptAfterTimeLimit: forMs }) })
  return steps
}
