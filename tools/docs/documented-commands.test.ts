import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commands, runCli } from '../../apps/server/src/cli/run-cli.ts'
import { type Config, parseConfig, variableNames } from '../../apps/server/src/config.ts'
import { findUnknownVariables } from '../../apps/server/src/unknown-variables.ts'
import { listFiles } from '../files/list-files.ts'
import { inProject, projectRoot } from '../files/project-root.ts'
import { isTest } from '../files/read-sources.ts'
import { buildSteps } from '../test/build-steps.ts'
import { checkSteps } from '../test/check-steps.ts'
import { readArguments } from '../test/read-arguments.ts'
import { toolSteps } from '../test/tool-steps.ts'
import { readDocuments, readInlineCode } from './document.ts'
import { readCommands, type ShownCommand } from './read-commands.ts'

const paths = await listFiles(projectRoot)
const documents = (await readDocuments(projectRoot, paths)).filter(({ path }) => !path.startsWith('docs/decisions/'))
const isRead = (path: string) =>
  /^(README\.md|docs\/demo\.md|docs\/operating\/.+|deploy\/README\.md|docs\/how-to\/.+|apps\/.+|packages\/.+)$/.test(
    path,
  )
const shown = documents
  .filter(({ path }) => isRead(path))
  .flatMap(({ path, text }) => readCommands(text).map((command) => ({ place: `${path}:${command.line}`, ...command })))
const { scripts }: { scripts: Record<string, string> } = JSON.parse(await readFile(inProject('package.json'), 'utf8'))
const settings = await readFile(inProject('docs/settings.md'), 'utf8')

let scratch: string
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'vonk-commands-'))
})
afterAll(() => rm(scratch, { recursive: true }))

/** A command has taken its arguments and wants to begin. */
class Begun extends Error {
  override readonly name = 'Begun'
}

// Nothing is in it: whoever asks it for anything has got as far as the work itself.
const noConfig = new Proxy({} as Config, {
  get() {
    throw new Begun()
  },
})

/** Has the shop's own command line take the arguments, up to the first thing it would do; answers what it has against them. */
async function tryVonk(words: readonly string[]): Promise<string | null> {
  const [name = ''] = words
  const isKnown = name === 'help' || commands.some((command) => command.name === name)
  if (!isKnown) return `no command ${name}`
  if (['build', 'serve'].includes(name)) return words.length === 1 ? null : `${name} takes nothing`
  const lines: string[] = []
  const terminal = { config: noConfig, root: scratch, write: (line: string) => lines.push(line) }
  try {
    const code = await runCli(await Promise.all(words.map(toScratch)), terminal)
    return code === 2 ? lines.join('\n') : null
  } catch (error) {
    if (error instanceof Begun) return null
    throw error
  }
}

/** A file or folder that a page speaks of is one that is there. */
async function toScratch(word: string): Promise<string> {
  if (!/^[\w./-]+\.(csv|json|gz|jpg)$|^[\w-]+\/[\w/-]+$/.test(word)) return word
  if (extname(word) === '') return scratch
  const file = join(scratch, word.split('/').at(-1) ?? '')
  await writeFile(file, contentOf(extname(word)))
  return file
}

function contentOf(kind: string): string | Buffer {
  if (kind === '.gz') return gzipSync('{}\n')
  return kind === '.json' ? '{}' : 'sku\n'
}

async function tryNpm([verb = '', ...words]: readonly string[]): Promise<string | null> {
  const [script = verb, ...rest] = verb === 'run' ? words : [verb, ...words]
  if (rest[0] === '-w') return tryWorkspace(script, rest[1])
  if (!(script in scripts)) return `no script ${script}`
  const given = rest[0] === '--' ? rest.slice(1) : rest
  if (script === 'vonk') return tryVonk(given)
  if (script === 'test') return tryTests(given)
  return given.length === 0 ? null : `${script} takes nothing`
}

async function tryWorkspace(script: string, name = ''): Promise<string | null> {
  const { scripts: own = {} } = JSON.parse(await readFile(inProject('node_modules', name, 'package.json'), 'utf8'))
  return script in own ? null : `no script ${script} of ${name}`
}

const steps = [...toolSteps, ...checkSteps, ...buildSteps].map(({ name }) => name).concat('rules', 'unit', 'browser')

function tryTests(given: readonly string[]): string | null {
  const { only, filters } = readArguments([...given])
  const unknown = only.filter((name) => !steps.includes(name))
  if (unknown.length > 0) return `no step ${unknown}`
  const isFound = filters.every((filter) => paths.some((path) => isTest(path) && path.includes(filter)))
  return isFound ? null : `no test of ${filters}`
}

async function tryCall(words: readonly string[]): Promise<string | null> {
  const lines: string[] = []
  await runCli(['openapi'], { config: noConfig, root: scratch, write: (line) => lines.push(line) })
  const api: { paths: Record<string, object> } = JSON.parse(lines.join('\n'))
  const { pathname } = new URL(words.find((word) => word.startsWith('http')) ?? '')
  const method = words[words.indexOf('-X') + 1] ?? ''
  return method.toLowerCase() in (api.paths[pathname] ?? {}) ? null : `no call ${method} ${pathname}`
}

/** What is wrong with the variables; `…` is filled in as a reader would. */
function tryEnvironment(environment: ShownCommand['environment']): string | null {
  const strange = Object.keys(environment).filter((name) => !variableNames.includes(name))
  if (strange.length > 0) return `nobody reads ${strange}`
  const filled = Object.entries(environment).map(([name, value]) => [name, value.replace('…', 'x'.repeat(32))])
  const parsed = parseConfig(Object.fromEntries(filled), { root: projectRoot, isTerminal: false })
  return parsed.ok ? null : parsed.refusal.problems.join('\n')
}

async function tryCommand({ words, environment }: ShownCommand): Promise<string | null> {
  const [program, ...rest] = words
  if (program === 'docker') return null
  if (program === 'curl') return tryCall(rest)
  const fault = tryEnvironment(environment)
  if (fault !== null || program === undefined) return fault
  return program === 'npm' ? tryNpm(rest) : `no test knows ${program}`
}

describe('a command in the documents', () => {
  it.each(shown)('$place: $words', async (command) => {
    expect(await tryCommand(command)).toBeNull()
  })

  it.each([
    ['npm run vonk -- stok set VK100-92 12', 'no command stok'],
    ['npm run vonk -- stock put VK100-92 12', 'Say set'],
    ['npm run vonk -- stock set VK100-92 12 --shelf 3', "'--shelf'"],
    ['npm run shop', 'no script shop'],
    ['npm start -- --port 4000', 'start takes nothing'],
    ['npm test -- --only lind', 'no step lind'],
    ['npm test -- no-such-test', 'no test of no-such-test'],
    ['curl -X PUT http://localhost:3000/api/back-office/stocks', 'no call PUT'],
    ['VONK_PROCESES=4 npm start', 'nobody reads VONK_PROCESES'],
    ['VONK_PROCESSES=many npm start', 'VONK_PROCESSES'],
    ['MOLLIE_API_KEY=live_… PAYMENT_PROVIDER=mollie npm start', 'PAYMENT_WEBHOOK_URL'],
    ['vonk start', 'no test knows vonk'],
  ])('would be noticed: %s', async (line, fault) => {
    const [command] = readCommands(`\`\`\`sh\n${line}\n\`\`\`\n`)

    expect(command && (await tryCommand(command))).toContain(fault)
  })
})

const inline = documents.flatMap(({ path, text }) =>
  readInlineCode(text).map(({ code, line }) => ({ place: `${path}:${line}`, code })),
)

describe('what documents say in passing', () => {
  it('names commands of the shop that are there, with options they have', () => {
    const wrong = inline.filter(({ code }) => {
      const [, name, rest = ''] = /^(?:npm run (?:--silent )?)?vonk (?:-- )?([a-z]+)(.*)$/.exec(code) ?? []
      if (name === undefined || name === 'help') return false
      const { usage = '' } = commands.find((command) => command.name === name) ?? {}
      const isThere = commands.some((command) => command.name === name)
      return !isThere || (rest.match(/--[a-z-]+/g) ?? []).some((option) => !usage.includes(option))
    })

    expect(wrong).toEqual([])
  })

  it('names scripts that are there', () => {
    const named = inline.filter(({ code }) => code.startsWith('npm run '))

    expect(named.length).toBeGreaterThan(10)
    expect(
      named.filter(
        ({ code }) => !code.includes(' -w ') && !((/^npm run (?:--silent )?([\w:]+)/.exec(code)?.[1] ?? '') in scripts),
      ),
    ).toEqual([])
  })

  it('names variables that somebody reads', () => {
    const wrong = documents.flatMap(({ path, text }) =>
      (text.match(/\bVONK_[A-Z_]*[A-Z]\b/g) ?? [])
        .filter((name) => findUnknownVariables({ [name]: '' }, variableNames).length > 0)
        .map((name) => `${path}: ${name}`),
    )

    expect(wrong).toEqual([])
  })

  it('names settings that a view has', () => {
    const named = shown.flatMap(({ words }) =>
      words.includes('configure') ? words.flatMap((each) => /^(\w+)=/.exec(each)?.[1] ?? []) : [],
    )

    expect(named).toContain('minicartCountType')
    for (const name of named) expect(settings).toContain(`| \`${name}\` |`)
  })
})

describe('README.md', () => {
  it('can be read in two minutes: at most 4 kB', async () => {
    expect((await readFile(inProject('README.md'))).length).toBeLessThanOrEqual(4096)
  })
})
