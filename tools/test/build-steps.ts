import { readFile } from 'node:fs/promises'
import { ensureDeskBuild, ensureStorefrontBuild } from '../../apps/server/src/app-builds/index.ts'
import { readBuild } from '../budgets/read-build.ts'
import { readClassNames } from '../budgets/read-class-names.ts'
import { checkBudgets, checkBundle, checkStyles, describeWeights } from '../checks/budgets.ts'
import { inProject, projectRoot } from '../files/project-root.ts'
import { judge } from './judge.ts'
import type { Step, StepContext, StepOutcome } from './step.ts'
import { passCommand } from './tool-steps.ts'

/** The storefront as shoppers get it, what it weighs, the screens of staff, and a browser to see it in. */
export const buildSteps: Step[] = [
  { name: 'build', seconds: 17, isAlwaysRun: true, run: build },
  { name: 'budgets', seconds: 3, needs: ['build'], run: weighBuild },
  {
    name: 'chromium',
    seconds: 2,
    isAlwaysRun: true,
    run: (context) => passCommand(['e2e/chromium/main.ts'], context, { onLine: context.say }),
  },
]

async function build({ say }: StepContext): Promise<StepOutcome> {
  await ensureStorefrontBuild({ root: projectRoot, onProgress: say })
  await ensureDeskBuild({ root: projectRoot, onProgress: say })
  return { passed: 1, failed: 0, output: '' }
}

async function weighBuild({ say }: StepContext): Promise<StepOutcome> {
  const budgets = JSON.parse(await readFile(inProject('tools/budgets/budgets.json'), 'utf8'))
  const built = await readBuild(await ensureStorefrontBuild({ root: projectRoot, onProgress: say }))
  const { weights, scripts } = built
  const lost = checkStyles(await readClassNames(), built)
  const problems = [...checkBudgets(weights, budgets), ...checkBundle(scripts), ...lost]
  return judge(problems, { note: `${weights.length} routes`, details: describeWeights(weights).join('\n') })
}
