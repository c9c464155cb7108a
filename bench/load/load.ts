import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export type Load = { requestsPerSecond: number; p50: number; p99: number }
type Report = { requests: { average: number }; latency: { p50: number; p99: number }; errors: number; non2xx: number }

const autocannon = fileURLToPath(import.meta.resolve('autocannon'))

/** Ten clients ask for one address as fast as they are answered, from a process of their own. Throws on any bad answer. */
export async function load(url: string, seconds: number): Promise<Load> {
  const args = [autocannon, '--json', '--connections', '10', '--duration', String(seconds), url]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { requests, latency, errors, non2xx }: Report = JSON.parse(stdout)
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx`)
  return { requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}
