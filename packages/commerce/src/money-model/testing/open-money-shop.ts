import { type ThrottleLimits, throttleLimits } from '@vonk/domain/throttle'
import { addKey, backOfficeRoutes } from '../../back-office/index.ts'
import { holdCart, lockCartHold } from '../../cart/index.ts'
import { openCartShop } from '../../cart/testing.ts'
import { checkoutRoutes } from '../../checkout/index.ts'
import { createOrders, type OrderParts } from '../../orders/index.ts'
import { createPayments, createSandboxProvider, type PaymentsParts, paymentRoutes } from '../../payments/index.ts'
import { bankSecret } from '../../payments/testing/bank-hand.ts'
import { type Outages, withOutages } from '../../payments/testing/with-outages.ts'
import { staffOrderRoutes } from '../../staff-orders/index.ts'
import { withdrawalRoutes } from '../../withdrawals/index.ts'
import { START } from './reference/state.ts'

// Guessing is not what this is about.
const noLimits: Readonly<Record<string, never[]>> = Object.fromEntries(
  Object.keys(throttleLimits).map((action) => [action, []]),
)

const member = { email: 'sam@shop.example', name: 'Sam' }

/** All of the shop that has to do with money, in this process, on a real database, with a bank and a clock to play with. */
export async function openMoneyShop() {
  const clock = { now: START }
  const bank: Outages = { isUnavailable: false, cancelsNothing: false, refusesRefunds: false }
  const now = () => clock.now
  let opened: PaymentsParts | null = null
  const shop = await openCartShop({
    poolSize: 6,
    now,
    // Every action is there.
    limits: noLimits as ThrottleLimits,
    moreRoutes(parts) {
      const { db, directory, log, throttles, whoIs } = parts
      const orders: OrderParts = { holdCart, lockCartHold, earningOf: () => ({ pointsEarnedPerEuro: 1 }), now }
      const provider = withOutages(createSandboxProvider({ db, secret: bankSecret, now }), bank)
      const site = { protocol: 'http:', port: '3000' }
      opened = { db, directory, log, orders, now, site, providers: [provider], webhookOrigin: 'http://127.0.0.1:3000' }
      const payments = createPayments(opened)
      const placing = { ...parts, orders, provider: payments.provider, openPayment: payments.open }
      return [
        ...checkoutRoutes(placing),
        ...paymentRoutes({ db, payments, whoIs }),
        ...staffOrderRoutes({ db, parts: orders, whoIs: async () => member }),
        ...withdrawalRoutes({ db, throttles, orders, now, secret: bankSecret, evenAnswerMs: 0 }),
        ...backOfficeRoutes({ db, now }),
      ]
    },
  })
  if (!opened) throw new Error('the shop has no payments')
  const payments: PaymentsParts = opened
  const backOfficeKey = (await addKey(shop.db, 'model')) ?? ''
  return { ...shop, clock, bank, payments, backOfficeKey, orders: createOrders({ ...payments.orders, db: shop.db }) }
}

export type MoneyShop = Awaited<ReturnType<typeof openMoneyShop>>
