import type { Wanted } from './read-arguments.ts'
import type { Step } from './step.ts'

/**
 * The steps asked for by name, with what they need; with a filter for tests only the steps that run tests. Throws on a name
 * nobody knows.
 */
export function chooseSteps(
  steps: Step[],
  { only, filters }: Pick<Wanted, 'only' | 'filters'>,
  testSteps: string[],
): Step[] {
  const unknown = only.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new Error(`no step is called ${unknown.join(', ')}; there are: ${steps.map(({ name }) => name).join(', ')}`)
  }
  const needed = steps.filter(({ name }) => only.includes(name)).flatMap(({ needs = [] }) => needs)
  const chosen = only.length > 0 ? [...only, ...needed] : filters.length > 0 ? testSteps : steps.map(({ name }) => name)
  return steps.filter(({ name }) => chosen.includes(name))
}
