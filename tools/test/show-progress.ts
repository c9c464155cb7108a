import { styleText } from 'node:util'
import type { Watcher } from './run-steps.ts'
import type { FinishedStep } from './step.ts'

type Screen = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>

const clearLine = '\r\u001b[2K'

/** A line per finished step; on a terminal also a last line that says what is running. */
export function showProgress(
  screen: Screen,
  { showsDetails }: { showsDetails: boolean },
): Watcher & { close: () => void } {
  const running = new Map<string, number>()
  const showRunning = () => {
    if (!screen.isTTY) return
    const names = [...running].map(([name, start]) => `${name} ${Math.round((performance.now() - start) / 1000)} s`)
    screen.write(clearLine + styleText('dim', names.map((name) => `… ${name}`).join('  ')))
  }
  const print = (text: string) => {
    screen.write(`${screen.isTTY ? clearLine : ''}${text}\n`)
    showRunning()
  }
  const ticking = screen.isTTY ? setInterval(showRunning, 1000).unref() : undefined

  return {
    started(name) {
      running.set(name, performance.now())
      showRunning()
    },
    said: (line) => print(styleText('dim', `  ${line}`)),
    finished(step) {
      running.delete(step.name)
      print(describeStep(showsDetails ? step : { ...step, details: '' }))
    },
    close() {
      clearInterval(ticking)
      if (screen.isTTY) screen.write(clearLine)
    },
  }
}

function describeStep({ name, seconds, failed, output, note, details = '' }: FinishedStep) {
  const mark = failed === 0 ? styleText('green', '✓') : styleText('red', '✗')
  const line = `${mark} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(5)} s  ${note ?? ''}`.trimEnd()
  if (failed > 0 && output !== '') return `${line}\n\n${output}\n`
  return [line, ...details.split('\n').filter(Boolean)].join('\n    ')
}
