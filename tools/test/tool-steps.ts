import { type CommandOptions, runCommand } from '../processes/run-command.ts'
import { isNoDocument } from './skip-unchanged.ts'
import type { Step, StepContext, StepOutcome } from './step.ts'

/** Tools of others, each in a process of its own. */
export const toolSteps: Step[] = [
  tool('types', 60, checkTypes),
  tool('lint', 15, (context) => passCommand(['biome', 'ci', '--error-on-warnings', '.'], context)),
  tool('imports', 15, (context) => passCommand(['depcruise', 'apps', 'packages', 'e2e', 'bench', 'tools'], context)),
  tool('unused', 7, (context) => passCommand(['knip', '--no-progress'], context)),
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

async function checkTypes(context: StepContext): Promise<StepOutcome> {
  const generated = await passCommand(['react-router', 'typegen', 'apps/storefront'], context)
  if (generated.failed > 0) return generated
  // Two programs need more than Node lets itself have on a small machine.
  const { NODE_OPTIONS = '' } = process.env
  const env = { NODE_OPTIONS: `${NODE_OPTIONS} --max-old-space-size=4096`.trim() }
  return passCommand(['tools/types/main.ts'], context, { env })
}
