import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Step } from '../../tools/shop/create-buyer.ts'

export type Round = { readonly skus: readonly string[]; readonly shoppers: number; readonly seconds: number }

export type Outcome = {
  /** Of every checkout that ended in a paid order, in milliseconds. */
  readonly times: readonly number[]
  readonly failures: readonly string[]
  readonly seconds: number
  readonly latencies?: Readonly<Partial<Record<Step, readonly number[]>>>
}

/** Lets a worker play a round in a process of its own, as the shop has one. */
export async function playRound(worker: URL, round: Round & Readonly<Record<string, unknown>>): Promise<Outcome> {
  const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(worker)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(round))
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`a round of checkouts ended with code ${code}`)
  return JSON.parse(output)
}

/** Several rounds as if they had been one. */
export function together(rounds: readonly Outcome[]): Outcome {
  const latencies: Partial<Record<Step, number[]>> = {}
  for (const round of rounds) {
    // The keys are those the outcome was made with.
    for (const [step, times] of Object.entries(round.latencies ?? {}) as [Step, number[]][]) {
      latencies[step] = [...(latencies[step] ?? []), ...times]
    }
  }
  return {
    times: rounds.flatMap(({ times }) => times),
    failures: rounds.flatMap(({ failures }) => failures),
    seconds: rounds.reduce((sum, { seconds }) => sum + seconds, 0),
    latencies,
  }
}
