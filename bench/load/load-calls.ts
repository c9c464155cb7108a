import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Call } from '../catalogue/calls.ts'

type CallLoad = { readonly origin: string; readonly calls: readonly Call[]; readonly seconds: number }
export type CallLoadResult = { requestsPerSecond: number; p50: number; p99: number; bytesEach: number }

/** Ten clients work through different calls as fast as they are answered, from a process of their own. */
export async function loadCalls(load: CallLoad): Promise<CallLoadResult> {
  const script = fileURLToPath(new URL('./load-calls-worker.ts', import.meta.url))
  const worker = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  worker.stdin.end(JSON.stringify(load))
  const [output, [code]] = await Promise.all([text(worker.stdout), once(worker, 'exit')])
  if (code !== 0) throw new Error(`the load on ${load.origin} ended with code ${code}`)
  return JSON.parse(output)
}
