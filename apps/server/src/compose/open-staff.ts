import { hashPassword, verifyPassword } from '@vonk/commerce/customers'
import type { Throttles } from '@vonk/commerce/throttles'
import { createStaff, createStaffPasskeys } from '@vonk/content/staff'
import type { StoreDirectory } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import type { Sealer } from '@vonk/platform/sealed-secrets'
import { relyingPartyOf, type Site } from '@vonk/platform/webauthn'

type StaffParts = {
  readonly db: Database
  readonly throttles: Throttles
  readonly directory: StoreDirectory
  readonly staffSealer: Sealer | null
  /** Protocol and port of the pages, which signatures of passkeys name. */
  readonly site: Site
}

/** Who works on the shop; their passwords are hashed and their tries counted as those of customers. */
export function openStaff({ db, throttles, directory, staffSealer: sealer, site }: StaffParts) {
  const passkeys = createStaffPasskeys({
    db,
    partyOf(host) {
      const view = directory.views.find((one) => one.host === host)
      return view ? relyingPartyOf(view, site) : null
    },
    countChallenge: (visitor) =>
      throttles.attempt(['passkey-challenge'], { visitor, emailAddress: null, cartId: null }),
  })
  const staff = createStaff({
    db,
    passwords: { hashPassword, verifyPassword },
    passkeys,
    sealer,
    countAttempt: ({ email, visitor }) =>
      throttles.attempt(['staff-log-in'], { visitor, emailAddress: email, cartId: null }),
  })
  return { staff, passkeys }
}
