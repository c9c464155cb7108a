import { basename } from 'node:path'
import type { Problem } from '../checks/problem.ts'
import type { Document } from './document.ts'
import { topics } from './topics.data.ts'

export const indexPath = 'docs/decisions/README.md'

type Decision = { readonly file: string; readonly number: number; readonly title: string; readonly topic: string }

const record = /^docs\/decisions\/\d{3}-[a-z0-9-]+\.md$/
const heading = /^# (\d+)\. (.+)$/m
const topicLine = /^Topic: (\w+)$/m

const introduction = `# Decisions

Why things are as they are: one record for each decision, half a page: what it was about, what was decided, what follows. The
change that makes a record untrue mends or removes it.

**A new one**: the next number and a short name, \`NNN-title.md\`; the heading \`# NN. Title\`; a line \`Topic: \` with one of
${Object.keys(topics)
  .map((topic) => `\`${topic}\``)
  .join(', ')}; then **Context**, **Decision** and **Consequences**.
\`npm run docs\` writes this list again, and \`npm test\` says when somebody forgot. Numbers 50 and 59 were never given.
`

/** The list of all decisions by topic, the text of docs/decisions/README.md. */
export function writeDecisionsIndex(documents: readonly Document[]): string {
  const decisions = documents.filter(isRecord).map(readDecision)
  const sections = Object.entries(topics).map(([topic, title]) => {
    const rows = decisions
      .filter((decision) => decision.topic === topic)
      .toSorted((one, other) => one.number - other.number)
    return `## ${title}\n\n${rows.map(({ file, number, title }) => `- [${number}. ${title}](${file})`).join('\n')}\n`
  })
  return [introduction, ...sections].join('\n')
}

/** Every record can be listed, and the list is the one that would be written today. */
export function checkDecisions(documents: readonly Document[]): Problem[] {
  const faults = documents.filter(isRecord).flatMap((document) => {
    const { file, number, topic } = readDecision(document)
    return [
      ...(Number(file.slice(0, 3)) === number ? [] : ['its heading is "# NN. Title", with the number of the file']),
      ...(topic in topics ? [] : [`its line "Topic: …" names one of ${Object.keys(topics).join(', ')}`]),
    ].map((message) => problem(document.path, message))
  })
  const numbers = documents.filter(isRecord).map(({ path }) => basename(path).slice(0, 3))
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  const written = documents.find(({ path }) => path === indexPath)?.text
  const isCurrent = faults.length > 0 || written === writeDecisionsIndex(documents)
  return [
    ...faults,
    ...twice.map((number) => problem(indexPath, `there are two decisions ${number}`)),
    ...(isCurrent ? [] : [problem(indexPath, 'is out of date: npm run docs writes it')]),
  ]
}

function isRecord({ path }: Document): boolean {
  return record.test(path)
}

function readDecision({ path, text }: Document): Decision {
  const [, number = '0', title = ''] = heading.exec(text) ?? []
  return { file: basename(path), number: Number(number), title, topic: topicLine.exec(text)?.[1] ?? '' }
}

function problem(file: string, message: string): Problem {
  return { severity: 'error', file, message }
}
