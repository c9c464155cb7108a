import { Agent, request } from 'node:http'
import { json, text } from 'node:stream/consumers'

type Load = {
  readonly port: number
  readonly skus: readonly string[]
  readonly shoppers: number
  readonly seconds: number
}
type Kind = 'create' | 'add' | 'pull' | 'totals'

const addsPerCart = 12

// The one who starts this writes exactly that.
const { port, skus, shoppers, seconds } = (await json(process.stdin)) as Load
const agent = new Agent({ keepAlive: true, maxSockets: shoppers })
const until = performance.now() + seconds * 1_000
const latencies: Record<Kind, number[]> = { create: [], add: [], pull: [], totals: [] }
const wrong: string[] = []

async function call(kind: Kind, method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const started = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const headers = { 'content-type': 'application/json' }
  const outgoing = request({ port, agent, method, path, headers }, (answer) => {
    text(answer).then(resolve, reject)
    if (answer.statusCode !== 200) wrong.push(`${kind} answered ${answer.statusCode}`)
  })
  outgoing.on('error', reject)
  outgoing.end(body && JSON.stringify(body))
  const answer = JSON.parse(await promise)
  latencies[kind].push(performance.now() - started)
  return answer
}

/** Fills carts one after the other and counts afterwards what is in each. */
async function shop(shopper: number): Promise<void> {
  let turn = shopper * 31
  while (performance.now() < until) {
    const { result: cart } = await call('create', 'POST', '/api/cart/create')
    let added = 0
    for (let each = 0; each < addsPerCart && performance.now() < until; each += 1) {
      const sku = skus[turn % skus.length]
      turn += 7
      const { code } = await call('add', 'POST', `/api/cart/update?cartId=${cart}`, { cartItem: { sku, qty: 1 } })
      if (code === 200) added += 1
    }
    // The call answers a list of rows.
    const { result: lines } = (await call('pull', 'GET', `/api/cart/pull?cartId=${cart}`)) as {
      result: { qty: number }[]
    }
    const kept = lines.reduce((sum, { qty }) => sum + qty, 0)
    if (kept !== added) wrong.push(`${added} pieces were added, ${kept} are there`)
    await call('totals', 'GET', `/api/cart/totals?cartId=${cart}`)
  }
}

const started = performance.now()
await Promise.all(Array.from({ length: shoppers }, (_, shopper) => shop(shopper)))
const took = (performance.now() - started) / 1_000
agent.destroy()
process.stdout.write(JSON.stringify({ latencies, wrong: wrong.slice(0, 5), wrongs: wrong.length, seconds: took }))
