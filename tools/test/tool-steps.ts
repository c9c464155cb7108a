import { type CommandOptions, runCommand } from '../processes/run-command.ts'
import { isNoDocument } from './skip-unchanged.ts'
import type { Step, StepContext, StepOutcome } from './step.ts'

/** Tools of others, each in a process of its own. */
export const toolSteps: Step[] = [
  { name: 'generated', seconds: 3, isAlwaysRun: true, run: generateTypes },
  { ...tool('types', 40, (context) => passCommand(['tools/types/main.ts'], context)), needs: ['generated'] },
  tool('lint', 15, (context) => passCommand(['biome', 'ci', '--error-on-warnings', '.'], context)),
  {
    ...tool('imports', 15, (context) =>
      passCommand(['depcruise', 'apps', 'packages', 'e2e', 'bench', 'tools'], context),
    ),
    needs: ['generated'],
  },
  { ...tool('unused', 7, (context) => passCommand(['knip', '--no-progress'], context)), needs: ['generated'] },
]

function tool(name: string, seconds: number, run: Step['run']): Step {
  return { name, seconds, reads: isNoDocument, run }
}

/** A step that is one command, counted as one. */
export async function passCommand(
  command: string[],
  { signal }: StepContext,
  options: Omit<CommandOptions, 'signal'> = {},
): Promise<StepOutcome> {
  const { exitCode, output } = await runCommand(command, { signal, ...options })
  return exitCode === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/** Types of routes and texts that no file of the project holds. */
async function generateTypes(context: StepContext): Promise<StepOutcome> {
  const routes = await passCommand(['react-router', 'typegen', 'apps/storefront'], context)
  return routes.failed > 0 ? routes : passCommand(['apps/storefront/vite/messages.ts'], context)
}
