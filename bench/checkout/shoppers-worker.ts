import { json } from 'node:stream/consumers'
import { createBuyer, type Step } from '../../tools/shop/create-buyer.ts'
import type { Round } from './round.ts'
import { takeTurns } from './take-turns.ts'

// The one who starts this writes exactly that.
const { port, ...round } = (await json(process.stdin)) as Round & { readonly port: number }
const latencies: Partial<Record<Step, number[]>> = {}
const onAnswer = (step: Step, ms: number) => {
  latencies[step] ??= []
  latencies[step].push(ms)
}
const buyer = createBuyer(port, { shoppers: round.shoppers, onAnswer })
const outcome = await takeTurns(round, (sku) => buyer.buy(sku))
buyer.close()
process.stdout.write(JSON.stringify({ ...outcome, latencies }))
