import type { Problem } from '../checks/problem.ts'
import type { Source } from '../files/read-sources.ts'
import { type Document, readInlineCode } from './document.ts'

const ofProject = /^(apps|packages|e2e|bench|tools|docs|deploy|ops)\/[\w./-]+$/
const identifier = /^([a-z]+[A-Z]\w*)(\(\))?$/
/** Records say what was so on their day. */
const isHistory = (path: string) => path.startsWith('docs/decisions/')

/** Every file and folder that a page names is there, and every function that a recipe names is somewhere in the code. */
export function checkNamedCode(
  documents: readonly Document[],
  { paths, sources }: { readonly paths: readonly string[]; readonly sources: readonly Source[] },
): Problem[] {
  const words = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []))
  const isThere = (place: string) =>
    paths.some((path) => path === place || path.startsWith(`${place.replace(/\/$/, '')}/`))
  return documents
    .filter(({ path }) => !isHistory(path))
    .flatMap(({ path, text }) =>
      readInlineCode(text).flatMap(({ code, line }): Problem[] => {
        const [, name] = path.startsWith('docs/how-to/') ? (identifier.exec(code) ?? []) : []
        if (name && !words.has(name)) return [problem(path, line, `nothing is called ${name}`)]
        return ofProject.test(code) && !isThere(code) ? [problem(path, line, `there is no ${code}`)] : []
      }),
    )
}

function problem(file: string, line: number, message: string): Problem {
  return { severity: 'error', file, line, message }
}
