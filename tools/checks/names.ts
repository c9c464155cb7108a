import type { Problem } from './problem.ts'

const ours = /^(apps|packages|e2e|bench|tools)\/.+\.(ts|tsx|js|cjs|mjs|css|sql|po)$/
const kebab = /^\d*[a-z0-9]*(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const vagueNames = new Set(['common', 'lib', 'misc'])
const vagueWords = new Set(['util', 'utils', 'helper', 'helpers', 'manager'])

/** Of what was there before modules had tables of their own. */
const lastMigrations: Readonly<Record<string, number>> = { commerce: 58, content: 10 }

/** File and folder names are kebab-case and say what is inside. */
export function checkNames(paths: string[]): Problem[] {
  return [...paths.filter((path) => ours.test(path)).flatMap(checkPath), ...paths.flatMap(checkMigration)]
}

function checkMigration(file: string): Problem[] {
  const [, name = '', number = ''] = /^packages\/(\w+)\/migrations\/(\d+)-/.exec(file) ?? []
  const message = 'this sequence is closed: a new migration belongs to its module (docs/how-to/add-a-migration.md)'
  return Number(number) > (lastMigrations[name] ?? Infinity) ? [{ severity: 'error', file, message }] : []
}

function checkPath(file: string): Problem[] {
  const messages = file
    .split('/')
    .flatMap((name) => [
      ...(kebab.test(name) ? [] : [`${name} is not kebab-case`]),
      ...(isVague(name) ? [`${name} does not say what is inside`] : []),
    ])
  return messages.map((message) => ({ severity: 'error', file, message }))
}

function isVague(name: string) {
  const [base = '', ...rest] = name.split('.')
  return vagueNames.has(base) || [...base.split('-'), ...rest].some((word) => vagueWords.has(word))
}
