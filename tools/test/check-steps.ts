import { readFile } from 'node:fs/promises'
import { checkApiLiterals } from '../checks/api-literals.ts'
import { checkDomainIsUsed } from '../checks/domain-is-used.ts'
import { domainWaiting } from '../checks/domain-waiting.data.ts'
import { checkHouseRules } from '../checks/house-rules.ts'
import { checkLicences } from '../checks/licences.ts'
import { checkLockfile } from '../checks/lockfile.ts'
import { checkModuleState } from '../checks/module-state.ts'
import { checkNames } from '../checks/names.ts'
import { checkNatives } from '../checks/natives.ts'
import { describeProblem, type Problem } from '../checks/problem.ts'
import { rulesWaiting } from '../checks/rules-waiting.data.ts'
import { checkSettingsAreRead } from '../checks/settings-are-read.ts'
import { checkShape, describeShape, measureShape } from '../checks/shape.ts'
import { checkSizes } from '../checks/sizes.ts'
import { checkLiveRules, checkSpecIds } from '../checks/spec-ids.ts'
import { checkStyles } from '../checks/styles.ts'
import { checkWords } from '../checks/words.ts'
import { checkLinks } from '../docs/check-links.ts'
import { checkNamedCode } from '../docs/check-named-code.ts'
import { checkDecisions } from '../docs/decisions-index.ts'
import { readDocuments } from '../docs/document.ts'
import { listFiles } from '../files/list-files.ts'
import { inProject, projectRoot } from '../files/project-root.ts'
import { readSources } from '../files/read-sources.ts'
import { findCoveredRules } from '../spec/find-live-rules.ts'
import { findNamedRules } from '../spec/find-named-rules.ts'
import { measureCoverage } from '../spec/measure-coverage.ts'
import { readRules } from '../spec/read-rules.ts'
import type { Step, StepOutcome } from './step.ts'

const readLockfile = async () => JSON.parse(await readFile(inProject('package-lock.json'), 'utf8'))

/** The checks of our own, quick enough to run in this process. */
export const checkSteps: Step[] = [
  check('lockfile', async () => checkLockfile(await readLockfile())),
  check('natives', async () => checkNatives(await readLockfile())),
  check('licences', async () => checkLicences(await readLockfile())),
  check('names', async () => checkNames(await listFiles(projectRoot))),
  { name: 'sizes', run: checkSizesAndShape },
  check('styles', async () => checkStyles(await readSources(projectRoot))),
  check('domain-is-used', async () => checkDomainIsUsed(await readSources(projectRoot), domainWaiting)),
  check('settings-are-read', async () =>
    checkSettingsAreRead(await readSources(projectRoot), await readFile(inProject('docs/settings.md'), 'utf8')),
  ),
  check('house-rules', async () => {
    const sources = await readSources(projectRoot)
    return [...checkHouseRules(sources), ...checkApiLiterals(sources), ...checkModuleState(sources)]
  }),
  check('docs', checkDocs),
  check('words', async () => checkWords(await readSources(projectRoot))),
  { name: 'spec', run: checkSpec },
]

function check(name: string, find: () => Promise<Problem[]>): Step {
  return { name, run: async () => judge(await find()) }
}

/** Warnings pass: they are counted, and listed for whoever asked for this check. A failure lists errors alone. */
export function judge(problems: Problem[], { note = '', details = '' } = {}): StepOutcome {
  const [errors = [], warnings = []] = ['error', 'warning'].map((wanted) =>
    problems.filter(({ severity }) => severity === wanted).map(describeProblem),
  )
  if (errors.length > 0) return { passed: 0, failed: 1, output: errors.join('\n') }
  const notes = [note, warnings.length > 0 ? `${warnings.length} warnings` : ''].filter(Boolean).join('; ')
  return { passed: 1, failed: 0, output: '', note: notes, details: [details, ...warnings].filter(Boolean).join('\n') }
}

async function checkDocs(): Promise<Problem[]> {
  const [paths, sources] = await Promise.all([listFiles(projectRoot), readSources(projectRoot)])
  const documents = await readDocuments(projectRoot, paths)
  return [
    ...checkLinks(documents, paths),
    ...checkNamedCode(documents, { paths, sources }),
    ...checkDecisions(documents),
  ]
}

async function checkSizesAndShape(): Promise<StepOutcome> {
  const sources = await readSources(projectRoot)
  const shape = measureShape(sources)
  return judge([...checkSizes(sources), ...checkShape(shape)], { note: describeShape(shape) })
}

async function checkSpec(): Promise<StepOutcome> {
  const [rules, sources] = await Promise.all([readRules(projectRoot), readSources(projectRoot)])
  const { named, total, live, areas } = measureCoverage(rules, findCoveredRules(sources))
  const dead = areas.flatMap((area) => area.dead)
  const problems = [...checkSpecIds(rules, findNamedRules(sources)), ...checkLiveRules(dead, rulesWaiting)]
  return judge(problems, { note: `rules named by a test: ${named} of ${total}, live: ${live}` })
}
