import { deleteAccount as deleteAccountCall, exportAccount } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { FileAnswer, handle } from '@vonk/platform/http'
import { proveOwner, type Sessions } from '../sessions/index.ts'
import type { Throttles } from '../throttles/index.ts'
import { collectAccount } from './collect-account.ts'
import { deleteAccount } from './delete-account.ts'
import { makeZip } from './make-zip.ts'
import { writeAccountPage } from './write-account-page.ts'

type GdprExportParts = {
  readonly db: Database
  readonly sessions: Pick<Sessions, 'whoIs'>
  readonly directory: StoreDirectory
  readonly throttles: Throttles
  readonly now?: () => number
}

/** What everybody may ask for: a copy of all that is kept of them, and to be forgotten. */
export function gdprExportRoutes({ db, sessions, directory, throttles, now = Date.now }: GdprExportParts) {
  const customerOf = async (token: string | null) => (token === null ? null : await sessions.whoIs(token))

  return [
    handle(exportAccount, async (_input, { token, storeCode, clientAddress: visitor }) => {
      const customer = await customerOf(token)
      if (!customer) return err({ code: 'not-signed-in' })
      const asker = { visitor, emailAddress: customer.email, cartId: null }
      const counted = await throttles.attempt(['account-export'], asker)
      if (!counted.ok) return counted
      const at = new Date(now())
      const view = findStoreView(directory, storeCode)
      const data = await collectAccount(db, { customer, view, directory, now: at })
      const files = [
        { name: 'account.html', content: await writeAccountPage(data, view) },
        { name: 'account.json', content: `${JSON.stringify(data, null, 2)}\n` },
      ]
      return ok(new FileAnswer(await makeZip(files, at), `account-${at.toISOString().slice(0, 10)}.zip`))
    }),
    handle(deleteAccountCall, async ({ password, proof }, { token, clientAddress: visitor }) => {
      const customer = await customerOf(token)
      if (!customer) return err({ code: 'not-signed-in' })
      const proved = await proveOwner({ db, throttles, now }, { customer, token, visitor, password, proof })
      if (!proved.ok) return proved
      return db.transaction((tx) => deleteAccount(tx, customer.id, new Date(now())))
    }),
  ]
}
