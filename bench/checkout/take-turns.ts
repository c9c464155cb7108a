import type { Outcome, Round } from './round.ts'

/** All shoppers buy one thing after the other until the time is over; what has begun is finished. */
export async function takeTurns(
  { skus, shoppers, seconds }: Round,
  buy: (sku: string) => Promise<void>,
): Promise<Outcome> {
  const started = performance.now()
  const until = started + seconds * 1_000
  const times: number[] = []
  const failures: string[] = []
  let turn = 0
  const shop = async () => {
    while (performance.now() < until) {
      turn += 1
      const begun = performance.now()
      try {
        await buy(skus[turn % skus.length] ?? '')
        times.push(performance.now() - begun)
      } catch (error) {
        failures.push(String(error))
      }
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shop))
  return { times, failures, seconds: (performance.now() - started) / 1_000 }
}
