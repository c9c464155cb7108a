import { err, ok, type Result } from '@vonk/domain/result'
import type { Db } from '@vonk/platform/db'
import { forgetMailsTo } from '@vonk/platform/mail'
import { deleteCustomer, lockCustomer } from '../customers/index.ts'
import { forgetReader } from '../newsletter/index.ts'
import { anonymiseOrders, hasOpenOrders } from '../orders/index.ts'
import { forgetAlertsTo } from '../stock-alerts/index.ts'

/**
 * Deletes a customer with all that is hers. Orders stay for the books without who ordered, and so do their invoices and
 * credit notes as they were given out: tax law wants those kept. While something is still to be sent there is nothing to delete.
 */
export async function deleteAccount(
  tx: Db,
  customerId: number,
  now: Date,
): Promise<Result<true, { readonly code: 'orders-open' }>> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) return ok(true)
  if (await hasOpenOrders(tx, customerId)) return err({ code: 'orders-open' })
  // By the account alone: nobody has proved that orders of a guest with the same address are hers.
  await anonymiseOrders(tx, { customerId, email: null }, now)
  await forgetReader(tx, customer.email)
  await forgetAlertsTo(tx, customer.email)
  await forgetMailsTo(tx, customer.email)
  await deleteCustomer(tx, customerId)
  return ok(true)
}
