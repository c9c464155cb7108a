/** A line of a shell, as a page shows it. */
export type ShownCommand = {
  readonly line: number
  /** What is set before it in its line, or exported above it in its block. */
  readonly environment: Readonly<Record<string, string>>
  /** Empty where the line only sets variables. */
  readonly words: readonly string[]
}

const block = /^```sh\n([\s\S]*?)^```$/gm
/** A word in pieces: quoted ones hold anything. */
const word = /(?:'[^']*'|"[^"]*"|[^\s'"])+/g
const assignment = /^([A-Z][A-Z0-9_]*)=(.*)$/s

/** The commands of all blocks marked `sh`. Comments are left out; `…` stands for what a reader fills in and is kept. */
export function readCommands(text: string): ShownCommand[] {
  return [...text.matchAll(block)].flatMap(({ 1: content = '', index }) => {
    const first = text.slice(0, index).split('\n').length + 1
    return readBlock(content, first)
  })
}

function readBlock(content: string, first: number): ShownCommand[] {
  let exported: Record<string, string> = {}
  const lines = content.replaceAll(/\\\n/g, '\0').split('\n')
  let line = first
  return lines.flatMap((text): ShownCommand[] => {
    const at = line
    line += text.split('\0').length
    const words = readWords(text)
    const isExport = words[0] === 'export'
    const { environment, rest } = takeAssignments(isExport ? words.slice(1) : words)
    if (isExport) exported = { ...exported, ...environment }
    const isEmpty = rest.length === 0 && Object.keys(environment).length === 0
    return isEmpty ? [] : [{ line: at, environment: { ...exported, ...environment }, words: rest }]
  })
}

function readWords(text: string): string[] {
  const uncommented = text.replaceAll('\0', ' ').replace(/(^|\s)#.*$/, '')
  return [...uncommented.matchAll(word)].map(([found]) => found.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'))
}

function takeAssignments(words: readonly string[]) {
  const end = words.findIndex((each) => !assignment.test(each))
  const count = end < 0 ? words.length : end
  const pairs = words.slice(0, count).map((each): [string, string] => {
    const [, name = '', value = ''] = assignment.exec(each) ?? []
    return [name, value]
  })
  return { environment: Object.fromEntries(pairs), rest: words.slice(count) }
}
