import { compare, type Trial } from '../against/compare.ts'
import { type Checkout, withBoth } from '../against/with-both.ts'
import type { Comparing, Row } from '../bench.ts'
import { timeStart } from './time-start.ts'

const rounds = 9

/** Both checkouts start again and again on data folders they have filled before. */
export function compareStarts({ against, bar, say }: Comparing): Promise<Row[]> {
  return withBoth(against, say, ({ own, other }) =>
    compare({ own: [trialOf(own)], other: [trialOf(other)] }, { rounds, bar, say }),
  )
}

/** When a process says it is ready is its own affair; a shopper waits until pages have come. */
function trialOf(checkout: Checkout): Trial {
  return {
    warmUp: () => timeStart(checkout),
    measure: async () => {
      const { pagesMs } = await timeStart(checkout)
      return { 'start until home, a list and a product are there': { value: pagesMs, unit: 'ms' } }
    },
  }
}
