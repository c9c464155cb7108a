import { inProject } from '../files/project-root.ts'
import { buildSteps } from './build-steps.ts'
import { checkSteps } from './check-steps.ts'
import { runAll } from './run-all.ts'
import { isNoDocument } from './skip-unchanged.ts'
import { toolSteps } from './tool-steps.ts'
import { vitestStep } from './vitest-step.ts'

const tests = [
  vitestStep({ name: 'rules', cores: 1, seconds: 10, args: ['--project', 'domain'], measuresCoverage: true }),
  vitestStep({ name: 'unit', seconds: 230, args: ['--project', '!browser', '--project', '!domain'] }),
  vitestStep({
    name: 'browser',
    seconds: 300,
    needs: ['build', 'chromium'],
    reads: isNoDocument,
    args: ['--project', 'browser'],
  }),
]

process.exitCode = await runAll({
  steps: [...toolSteps, ...checkSteps, ...buildSteps, ...tests],
  testSteps: tests.map(({ name }) => name),
  memory: inProject('node_modules/.cache/passed-steps.json'),
})
