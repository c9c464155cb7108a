import type { Rights } from '@vonk/domain/staff'
import type { StoreDirectory } from '@vonk/domain/stores'
import { defineModule, type MachinePorts, type ModuleWith } from '@vonk/module'
import { forgetActs } from '@vonk/platform/acts'
import type { Sealer } from '@vonk/platform/sealed-secrets'
import { relyingPartyOf, type Site } from '@vonk/platform/webauthn'
import { staffCommand } from './commands/staff.ts'
import { staffPasskeyRoutes } from './passkeys/routes.ts'
import { createStaffPasskeys } from './passkeys/staff-passkeys.ts'
import { staffRights } from './rights.ts'
import { staffRoutes } from './routes.ts'
import { createStaff, type StaffParts } from './staff.ts'
import type { Throttling } from './throttling.ts'

type StaffNeeds = {
  readonly stores: ModuleWith<{ readonly directory: StoreDirectory }>
  readonly throttles: ModuleWith<Throttling>
}

type StaffPorts = MachinePorts & {
  /** Protocol and port of the pages, which signatures of passkeys name. */
  readonly site: Site
  readonly passwords: StaffParts['passwords']
  /** Of every module of the shop. */
  readonly rights: Rights
  /** Of the secrets of staff; null where the shop has no key. */
  openStaffSealer(): Promise<Sealer | null>
}

/** Who works on the shop; their tries are counted as those of customers. */
export const defineStaff = (needs: StaffNeeds) =>
  defineModule({
    name: 'staff',
    needs,
    rights: staffRights,
    async create({ db, site, passwords, rights, openStaffSealer }: StaffPorts, { stores: { directory }, throttles }) {
      const passkeys = createStaffPasskeys({
        db,
        partyOf(host) {
          const view = directory.views.find((one) => one.host === host)
          return view ? relyingPartyOf({ host, name: view.brandName }, site) : null
        },
        countChallenge: (visitor) =>
          throttles.attempt(['passkey-challenge'], { visitor, emailAddress: null, cartId: null }),
      })
      const sealer = await openStaffSealer()
      const countAttempt: StaffParts['countAttempt'] = ({ email, visitor }) =>
        throttles.attempt(['staff-log-in'], { visitor, emailAddress: email, cartId: null })
      return { ...createStaff({ db, passwords, passkeys, sealer, rights, countAttempt }), passkeys }
    },
    commands: () => [staffCommand],
    forget: ({ db }) => forgetActs(db),
    routes: ({ passkeys, ...staff }, { db }) => [...staffRoutes(staff), ...staffPasskeyRoutes({ db, staff, passkeys })],
  })
