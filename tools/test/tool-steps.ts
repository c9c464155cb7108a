import { runCommand } from '../processes/run-command.ts'
import type { Step, StepContext, StepOutcome } from './step.ts'

/** Tools of others, each in a process of its own. */
export const toolSteps: Step[] = [
  { name: 'types', seconds: 50, run: (context) => passCommand(['tsc', '-p', '.'], context) },
  { name: 'browser-types', seconds: 20, run: (context) => passCommand(['tsc', '-p', 'e2e'], context) },
  { name: 'storefront-types', seconds: 35, run: checkStorefrontTypes },
  { name: 'editor-types', seconds: 18, run: (context) => passCommand(['tsc', '-p', 'apps/editor'], context) },
  { name: 'lint', seconds: 15, run: (context) => passCommand(['biome', 'ci', '--error-on-warnings', '.'], context) },
  {
    name: 'imports',
    seconds: 15,
    run: (context) => passCommand(['depcruise', 'apps', 'packages', 'e2e', 'bench', 'tools'], context),
  },
  { name: 'unused', seconds: 7, run: (context) => passCommand(['knip', '--no-progress'], context) },
]

/** A step that is one command, counted as one. */
export async function passCommand(
  command: string[],
  { signal }: StepContext,
  onLine?: (line: string) => void,
): Promise<StepOutcome> {
  const { exitCode, output } = await runCommand(command, { signal, ...(onLine && { onLine }) })
  return exitCode === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

async function checkStorefrontTypes(context: StepContext): Promise<StepOutcome> {
  const generated = await passCommand(['react-router', 'typegen', 'apps/storefront'], context)
  return generated.failed > 0 ? generated : passCommand(['tsc', '-p', 'apps/storefront'], context)
}
