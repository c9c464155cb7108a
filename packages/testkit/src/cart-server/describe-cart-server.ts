import { afterAll, beforeAll, describe } from 'vitest'
import { describeChoices, describeLimits, describeLines } from './lines.ts'
import { describeCodes, describeTotals } from './money.ts'
import { describeCarts, describeOwners } from './owners.ts'
import { type CartServer, createShopper } from './shopper.ts'

export type { CartServer } from './shopper.ts'

/** What every server of carts must do, the real one and the one that tests of the device talk to. */
export function describeCartServer(name: string, open: () => Promise<CartServer>): void {
  describe(name, () => {
    let server: CartServer
    beforeAll(async () => {
      server = await open()
    })
    afterAll(() => server.close())
    const read = () => server
    const visit = () => createShopper(server)

    describeCarts(visit, read)
    describeLines(visit, read)
    describeLimits(visit, read)
    describeChoices(visit, read)
    describeOwners(visit, read)
    describeCodes(visit, read)
    describeTotals(visit, read)
  })
}
