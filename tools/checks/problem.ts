export type Problem = { severity: 'error' | 'warning'; file: string; line?: number; message: string }

export function describeProblem({ severity, file, line, message }: Problem) {
  return `${severity === 'warning' ? 'warning: ' : ''}${file}${line === undefined ? '' : `:${line}`}  ${message}`
}

/** Problems for every line of a text that `find` has something to say about. */
export function inspectLines(file: string, text: string, find: (line: string) => string[]): Problem[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      find(line).map((message) => ({ severity: 'error', file, line: index + 1, message }) as const),
    )
}
