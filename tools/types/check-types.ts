import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'

/** In apps the names of an index are those of classes, by the hundred: Vite says of a style sheet no more than that it has some. */
const readsStyleSheets = /^(apps\/(storefront|desk)|packages\/ui)\//
const dotBehindIndex = 'TS4111'

/** What is compiled together, and of which of its files, by their paths from the configuration's folder, the errors count: all, unless told. */
export type Program = { readonly configFile: string; readonly isChecked?: (path: string) => boolean }

// Nothing is taken over from an earlier run: what the compiler notes of one misses types that changed behind a file that did not.
const options = ['--pretty', 'false', '--incremental', 'false', '--tsBuildInfoFile', 'null']
// Each thread would check what many files share for itself: a quarter more work.
const threads = ['--singleThreaded']

/** What is wrong in some programs, as tsc writes it: once, though several may hold the file. */
export async function checkTypes(programs: readonly Program[]): Promise<string[]> {
  const found = new Set<string>()
  for (const program of programs) for (const error of await checkProgram(program)) found.add(error)
  return [...found].toSorted()
}

async function checkProgram({ configFile, isChecked = () => true }: Program): Promise<string[]> {
  const { status, output } = await runCompiler(configFile)
  const errors = readErrors(output)
  if (status !== 0 && errors.length === 0) throw new Error(`the compiler ended with ${status}: ${output}`)
  return errors.filter((error) => {
    const [, path, code] = error.match(/^(.+?)\(\d+,\d+\): error (TS\d+): /) ?? []
    // Of no file: of the configuration, or of the compiler itself.
    if (path === undefined) return true
    return isChecked(path) && !(code === dotBehindIndex && readsStyleSheets.test(path))
  })
}

async function runCompiler(configFile: string) {
  const compiler = spawn(findCompiler(), ['-p', configFile, ...options, ...threads], { cwd: dirname(configFile) })
  const closed = once(compiler, 'close')
  const output = await Promise.all([text(compiler.stdout), text(compiler.stderr)])
  const [code, signal] = await closed
  return { status: code ?? signal, output: output.join('') }
}

/** TypeScript 7, a program for each platform. The package `typescript` is the one before, whose trees our checks and others read. */
function findCompiler(): string {
  const name = `@typescript/typescript-${process.platform}-${process.arch}`
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'lib/tsc')
}

/** One for each error, with the indented lines that explain it. */
function readErrors(output: string): string[] {
  return output
    .split(/\n(?! )/)
    .map((error) => error.trimEnd())
    .filter(Boolean)
}
