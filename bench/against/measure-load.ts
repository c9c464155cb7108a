import { measureWork } from '../../tools/processes/measure-work.ts'
import type { Figure } from './compare.ts'

type Load = {
  readonly name: string
  /** Of the shop. */
  readonly pid: number
  readonly seconds: number
  /** Answers per second. */
  run(seconds: number): Promise<number>
}

/**
 * How much was answered, and how long processors worked for each answer: whatever else the machine does at the time changes
 * the first, and the second hardly at all.
 */
export async function measureLoad({ name, pid, seconds, run }: Load): Promise<Record<string, Figure>> {
  const before = measureWork(pid)
  const perSecond = await run(seconds)
  const work = (measureWork(pid) - before) / (perSecond * seconds)
  return { [name]: { value: perSecond, unit: 'per second' }, [`${name}: work each`]: { value: work, unit: 'ms' } }
}
