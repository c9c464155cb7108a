import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkApiLiterals } from '../checks/api-literals.ts'
import { namesOfBrands } from '../checks/brands.data.ts'
import { checkBrands } from '../checks/brands.ts'
import { checkDomainIsUsed } from '../checks/domain-is-used.ts'
import { domainWaiting } from '../checks/domain-waiting.data.ts'
import { checkHouseRules } from '../checks/house-rules.ts'
import { namesOfLanguages } from '../checks/languages.data.ts'
import { checkLanguages } from '../checks/languages.ts'
import { checkLicences } from '../checks/licences.ts'
import { checkLockfile } from '../checks/lockfile.ts'
import { checkModuleState } from '../checks/module-state.ts'
import { checkNames } from '../checks/names.ts'
import { checkNatives } from '../checks/natives.ts'
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
import { type Document, readDocuments } from '../docs/document.ts'
import { listFiles } from '../files/list-files.ts'
import { readSources, readTexts, type Source } from '../files/read-sources.ts'
import { findCoveredRules } from '../spec/find-live-rules.ts'
import { findNamedRules } from '../spec/find-named-rules.ts'
import { measureCoverage } from '../spec/measure-coverage.ts'
import { readRules } from '../spec/read-rules.ts'
import type { Rule } from '../spec/rules.ts'
import type { CheckName } from './check-names.ts'
import { judge } from './judge.ts'
import type { StepOutcome } from './step.ts'

/** What checks look at: read once, and each source parsed once by the first who asks for its tree. */
export type Project = {
  paths: string[]
  sources: Source[]
  texts: Source[]
  documents: Document[]
  lockfile: Parameters<typeof checkLockfile>[0]
  settings: string
  rules: Rule[]
}

export async function readProject(root: string): Promise<Project> {
  const paths = await listFiles(root)
  const read = (path: string) => readFile(join(root, path), 'utf8')
  return {
    paths,
    sources: await readSources(root, paths),
    texts: await readTexts(root, paths),
    documents: await readDocuments(root, paths),
    lockfile: JSON.parse(await read('package-lock.json')),
    settings: await read('docs/settings.md'),
    rules: await readRules(root),
  }
}

const checks: Record<CheckName, (project: Project) => StepOutcome> = {
  lockfile: ({ lockfile }) => judge(checkLockfile(lockfile)),
  natives: ({ lockfile }) => judge(checkNatives(lockfile)),
  licences: ({ lockfile }) => judge(checkLicences(lockfile)),
  names: ({ paths }) => judge(checkNames(paths)),
  sizes: checkSizesAndShape,
  styles: ({ sources }) => judge(checkStyles(sources)),
  'domain-is-used': ({ sources }) => judge(checkDomainIsUsed(sources, domainWaiting)),
  'settings-are-read': ({ sources, settings }) => judge(checkSettingsAreRead(sources, settings)),
  'house-rules': ({ sources, texts }) =>
    judge([
      ...checkHouseRules(sources),
      ...checkApiLiterals(sources),
      ...checkModuleState(sources),
      ...checkBrands([...sources, ...texts], namesOfBrands),
      ...checkLanguages([...sources, ...texts], namesOfLanguages),
    ]),
  docs: ({ documents, ...project }) =>
    judge([
      ...checkLinks(documents, project.paths),
      ...checkNamedCode(documents, project),
      ...checkDecisions(documents),
    ]),
  words: ({ sources }) => judge(checkWords(sources)),
  spec: checkSpec,
}

export function runCheck(name: CheckName, project: Project): StepOutcome {
  return checks[name](project)
}

function checkSizesAndShape({ sources }: Project): StepOutcome {
  const shape = measureShape(sources)
  return judge([...checkSizes(sources), ...checkShape(shape)], { note: describeShape(shape) })
}

function checkSpec({ rules, sources }: Project): StepOutcome {
  const { named, total, live, areas } = measureCoverage(rules, findCoveredRules(sources))
  const dead = areas.flatMap((area) => area.dead)
  const problems = [...checkSpecIds(rules, findNamedRules(sources)), ...checkLiveRules(dead, rulesWaiting)]
  return judge(problems, { note: `rules named by a test: ${named} of ${total}, live: ${live}` })
}
