export type Progress = {
  /** Runs one phase of the start and says what it does, and afterwards how long it took. */
  step<Value>(name: string, run: (say: (detail: string) => void) => Promise<Value>): Promise<Value>
}

/** One line when a phase begins to take time, one when it is done: readable in a terminal and in a log file alike. */
export function createProgress(
  write: (line: string) => void,
  now: () => number = performance.now.bind(performance),
): Progress {
  return {
    async step(name, run) {
      const started = now()
      let detail = ''
      const value = await run((text) => {
        detail = text
        write(`  … ${name.padEnd(10)} ${text}`)
      })
      write(`  ✓ ${name.padEnd(10)} ${detail ? `${detail}, ` : ''}${seconds(now() - started)}`)
      return value
    },
  }
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
