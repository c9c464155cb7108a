import { isTest, type Source } from '../files/read-sources.ts'
import type { Problem } from './problem.ts'

const settingsFolder = 'packages/domain/src/settings/'
const schemaFile = 'packages/contract/src/view-settings.ts'
const documentation = 'docs/settings.md'
/** Its rows are what a view cannot set by itself. */
const elsewhereHeading = '## Set elsewhere'

const production = /^(apps|packages|extensions)\/.+\.tsx?$/
const isForTests = (path: string) => isTest(path) || /\/testing(\.tsx?$|\/)/.test(path)
const comment = /^\s*(\/\/|\*|\/\*)/

/** A setting that nobody reads does nothing, whatever its documentation promises; and one that is not documented is found by nobody. */
export function checkSettingsAreRead(sources: readonly Source[], documented: string): Problem[] {
  const names = sources.filter(isSettings).flatMap(({ text }) => namesIn(text))
  const read = readWords(sources.filter(({ path }) => isReader(path)))
  const schema = sources.find(({ path }) => path === schemaFile)?.text ?? ''
  const [settable = '', elsewhere = ''] = documented.split(elsewhereHeading)
  return [
    ...names.filter((name) => !read.has(name)).map((name) => problem(settingsFolder, `nobody reads ${name}`)),
    ...names.flatMap((name) => {
      const isSettable = new RegExp(`^  ${name}: `, 'm').test(schema)
      const row = `| \`${name}\` |`
      if ((isSettable ? settable : elsewhere).includes(row)) return []
      const where = isSettable ? 'among what a view sets' : `under "${elsewhereHeading.slice(3)}"`
      return [problem(documentation, `${name} is missing ${where}`)]
    }),
    ...[...documented.matchAll(/^\| `(\w+)` \|/gm)].flatMap(([, name = '']) =>
      names.includes(name) ? [] : [problem(documentation, `${name} is no setting`)],
    ),
  ]
}

function isSettings({ path }: Source): boolean {
  return path.startsWith(settingsFolder) && path.endsWith('-settings.ts') && !isForTests(path)
}

function isReader(path: string): boolean {
  return production.test(path) && !isForTests(path) && !path.startsWith(settingsFolder) && path !== schemaFile
}

/** Every setting of a group is a field of its type, at the first level. */
function namesIn(text: string): string[] {
  const [, fields = ''] = /^export type \w+Settings = \{\n(.*?)^\}/ms.exec(text) ?? []
  return [...fields.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name = '']) => name)
}

function readWords(sources: readonly Source[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const { text } of sources) {
    for (const line of text.split('\n')) {
      if (!comment.test(line)) for (const word of line.match(/\w+/g) ?? []) words.add(word)
    }
  }
  return words
}

function problem(file: string, message: string): Problem {
  return { severity: 'error', file, message }
}
