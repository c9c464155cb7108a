import { refuseArguments } from '@vonk/platform/command-line'
import type { Command } from '../command.ts'

export const healthCommand: Command = {
  name: 'health',
  summary: 'asks the running shop whether it is ready (exit code 0) or not (1)',
  async run(args, { config, write }) {
    refuseArguments(args)
    try {
      const answer = await fetch(`http://127.0.0.1:${config.port}/readyz`, { signal: AbortSignal.timeout(5_000) })
      write(`${answer.status} ${await answer.text()}`)
      return answer.ok ? 0 : 1
    } catch {
      write(`No shop answers on port ${config.port}.`)
      return 1
    }
  },
}
