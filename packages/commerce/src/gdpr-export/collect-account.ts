import { type ChildDto, momentOf, type OrderDto } from '@vonk/contract'
import type { LedgerEntry } from '@vonk/domain/loyalty'
import { toDecimal } from '@vonk/domain/money'
import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import {
  findAddresses,
  findChildren,
  findWishes,
  type StoredAddress,
  type StoredCustomer,
  toChild,
} from '../customers/index.ts'
import { findLoyaltyCard, findLoyaltyLedger } from '../loyalty/index.ts'
import { findSubscriptions } from '../newsletter/index.ts'
import { showOrders } from '../order-history/index.ts'
import { findOrderPage, type StoredOrder } from '../orders/index.ts'
import { findSessions, passkeyStore } from '../sessions/index.ts'
import { findAlertsOf } from '../stock-alerts/index.ts'

/** Everything the shop keeps of a customer. Moments are text, as in every answer of the API. */
export type ExportedAccount = {
  readonly exported_at: string
  readonly customer: Readonly<Record<string, string | number>>
  readonly addresses: readonly Omit<StoredAddress, 'customerId'>[]
  readonly children: readonly ChildDto[]
  readonly wishlist: readonly {
    readonly sku: string
    readonly added_at: string
    readonly price: number | null
    readonly store_code: string | null
    readonly was_sold_out: boolean
  }[]
  readonly loyalty: {
    readonly card: string | null
    readonly entries: readonly {
      readonly points: number
      readonly reason: LedgerEntry['reason']
      readonly at: string
    }[]
  }
  readonly newsletters: readonly { readonly brand: string; readonly is_confirmed: boolean; readonly since: string }[]
  readonly stock_alerts: readonly { readonly sku: string; readonly email: string; readonly since: string }[]
  readonly sessions: readonly { readonly browser: string; readonly system: string; readonly created_at: string }[]
  readonly passkeys: readonly {
    readonly name: string
    readonly host: string
    readonly created_at: string
    readonly used_at: string | null
  }[]
  readonly orders: readonly OrderDto[]
}

export type AccountSource = {
  readonly customer: StoredCustomer
  readonly view: StoreView
  readonly directory: StoreDirectory
  readonly now: Date
}

/** Orders of a guest are not in it, also not those with her address: nobody has proved that it is hers. */
export async function collectAccount(
  db: Db,
  { customer, view, directory, now }: AccountSource,
): Promise<ExportedAccount> {
  const { id } = customer
  const orders = await findAllOrders(db, id)
  return {
    exported_at: momentOf(now),
    customer: toProfile(customer),
    addresses: (await findAddresses(db, id)).map(({ customerId: _customer, ...address }) => address),
    children: (await findChildren(db, id)).map(toChild),
    wishlist: (await findWishes(db, id)).map(({ sku, addedAt, price, storeCode, wasSoldOut }) => ({
      ...{ sku, added_at: momentOf(addedAt) },
      ...{ price: price === null ? null : toDecimal(price), store_code: storeCode, was_sold_out: wasSoldOut },
    })),
    loyalty: {
      card: (await findLoyaltyCard(db, id))?.number ?? null,
      entries: (await findLoyaltyLedger(db, id)).map(({ points, reason, enteredAt }) => ({
        ...{ points, reason },
        at: momentOf(enteredAt),
      })),
    },
    newsletters: (await findSubscriptions(db, customer.email)).map(({ brand, isConfirmed, requestedAt }) => ({
      ...{ brand, is_confirmed: isConfirmed },
      since: momentOf(requestedAt),
    })),
    stock_alerts: (await findAlertsOf(db, id)).map(({ sku, email, askedAt }) => ({
      sku,
      email,
      since: momentOf(askedAt),
    })),
    sessions: (await findSessions(db, id, now)).map(({ browser, system, createdAt }) => ({
      ...{ browser, system },
      created_at: momentOf(createdAt),
    })),
    passkeys: (await passkeyStore.find(db, id)).map(({ name, host, createdAt, usedAt }) => ({
      ...{ name, host },
      created_at: momentOf(createdAt),
      used_at: usedAt && momentOf(usedAt),
    })),
    orders: await showOrders(db, orders, { language: view.language, directory }),
  }
}

function toProfile({ id, email, firstName, middleName, lastName, groupId, storeCode, createdAt }: StoredCustomer) {
  const names = { firstname: firstName, middlename: middleName, lastname: lastName }
  return { id, email, ...names, group_id: groupId, created_in: storeCode, created_at: momentOf(createdAt) }
}

const PAGE = 100

async function findAllOrders(db: Db, customerId: number): Promise<readonly StoredOrder[]> {
  const found: StoredOrder[] = []
  for (let currentPage = 1; ; currentPage += 1) {
    const { orders } = await findOrderPage(db, { customerId, pageSize: PAGE, currentPage })
    found.push(...orders)
    if (orders.length < PAGE) return found
  }
}
