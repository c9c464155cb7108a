import { json } from 'node:stream/consumers'
import { verifyPassword } from '@vonk/commerce/customers'

type Work = { readonly passwordHash: string; readonly password: string; readonly seconds: number }

// The one who starts this writes exactly that.
const { passwordHash, password, seconds } = (await json(process.stdin)) as Work
const started = performance.now()
const until = started + seconds * 1_000
let count = 0

/** As many at once as there are clients of the shop. */
async function compare(): Promise<void> {
  while (performance.now() < until) {
    if (!(await verifyPassword(passwordHash, password))) throw new Error('the password is wrong')
    count += 1
  }
}

await Promise.all(Array.from({ length: 10 }, compare))
process.stdout.write(JSON.stringify({ perSecond: (count * 1_000) / (performance.now() - started) }))
