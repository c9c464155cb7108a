import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

type Tour = { readonly port: number; readonly skus: readonly string[]; readonly seconds: number }

export type Shopping = {
  readonly latencies: Readonly<Record<string, number[]>>
  readonly wrong: readonly string[]
  readonly wrongs: number
  readonly seconds: number
}

export const shoppers = 50

/** Fifty shoppers fill carts from a process of their own. Throws when anything they added is missing. */
export async function goShopping(tour: Tour): Promise<Shopping> {
  const script = fileURLToPath(new URL('./shoppers-worker.ts', import.meta.url))
  const worker = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  worker.stdin.end(JSON.stringify({ ...tour, shoppers }))
  const [output, [code]] = await Promise.all([text(worker.stdout), once(worker, 'exit')])
  if (code !== 0) throw new Error(`the shoppers ended with code ${code}`)
  const shopping: Shopping = JSON.parse(output)
  if (shopping.wrongs > 0)
    throw new Error(`${shopping.wrongs} things went wrong, such as: ${shopping.wrong.join('; ')}`)
  return shopping
}
