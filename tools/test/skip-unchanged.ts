import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles } from '../files/list-files.ts'
import type { Step, StepOutcome } from './step.ts'

type Passed = { fingerprint: string; passed: number }
type Memory = Record<string, Passed>

/** What a step was given to read, as one value. */
type Fingerprint = (step: Step, outputs: ReadonlyMap<string, string>) => string
type Options = { root: string; file: string; isForced: boolean; environment?: NodeJS.ProcessEnv }

/** What else decides how a test goes. The last one is another number in every run. */
const decisive = /^(VONK_(?!LIFELINE$)|NODE_|CHROMIUM_|LC_)|^(PATH|LANG|TZ)$/

/** For steps that read no Markdown; pages of documentation have tests among `unit`. */
export const isNoDocument = (path: string): boolean => !path.endsWith('.md')

/**
 * Steps that do nothing where they passed before with the same files, packages, Node and environment. `remember` writes down which have
 * passed; forced, all run, and are written down.
 */
export async function skipUnchanged(steps: Step[], { root, file, isForced, environment = process.env }: Options) {
  const before: Memory = isForced ? {} : await readMemory(file)
  const atStart = await readInputs(root, environment)
  const outputs = new Map<string, string>()
  const passed: Memory = {}

  const skipping = steps.map((step): Step => {
    const run: Step['run'] = async (context) => {
      const fingerprint = atStart(step, outputs)
      const last = step.isAlwaysRun ? undefined : before[step.name]
      const outcome = last?.fingerprint === fingerprint ? asBefore(last) : await step.run(context)
      outputs.set(step.name, outcome.output)
      if (outcome.failed === 0) passed[step.name] = { fingerprint, passed: outcome.passed }
      return outcome
    }
    return { ...step, run }
  })

  return {
    steps: skipping,
    /** Who changed a file meanwhile does not know which of the two a step has seen. */
    async remember(): Promise<void> {
      const atEnd = await readInputs(root, environment)
      const unchanged = steps.filter((step) => atStart(step, outputs) === atEnd(step, outputs))
      const kept = unchanged.flatMap(({ name }) => (passed[name] ? [[name, passed[name]] as const] : []))
      const others = Object.entries(await readMemory(file)).filter(
        ([name]) => !steps.some((step) => step.name === name),
      )
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(Object.fromEntries([...others, ...kept]), null, 2))
    },
  }
}

/** Also the number of tests in it: they are as good as passed today. */
function asBefore({ passed }: Passed): StepOutcome {
  return { passed, failed: 0, output: '', note: 'unchanged', isUnchanged: true }
}

async function readInputs(root: string, environment: NodeJS.ProcessEnv): Promise<Fingerprint> {
  const paths = await listFiles(root)
  const hashes = await Promise.all(
    // What cannot be read, such as a link to a folder, counts by its name.
    paths.map(async (path) => [path, hashOf(await readFile(join(root, path)).catch(() => ''))] as const),
  )
  const variables = Object.entries(environment).filter(([name]) => decisive.test(name))
  const machine = [process.version, process.platform, process.arch, ...variables.toSorted().flat()]
  return ({ name, reads = () => true, needs = [] }, outputs) => {
    const files = hashes.filter(([path]) => reads(path)).flat()
    return hashOf([name, ...machine, ...needs.map((need) => outputs.get(need)), ...files].join('\n'))
  }
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

async function readMemory(file: string): Promise<Memory> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // Never written, or cut off: then everything runs.
    return {}
  }
}
