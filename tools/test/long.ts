import { runAll } from './run-all.ts'
import type { Step } from './step.ts'
import { passCommand } from './tool-steps.ts'
import { vitestStep } from './vitest-step.ts'

const env = { VONK_LONG: '1' }

const steps = [
  vitestStep({ name: 'long', args: ['--project', '!browser'], env }),
  vitestStep({ name: 'browser-matrix', args: ['--project', 'browser'], env }),
  {
    name: 'mutation',
    cores: 2,
    run: (context) => passCommand(['stryker', 'run', 'tools/mutation/stryker.config.json'], context),
  } satisfies Step,
]

process.exitCode = await runAll({ steps, testSteps: ['long', 'browser-matrix'] })
