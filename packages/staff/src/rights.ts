import type { Rights } from '@vonk/domain/staff'

/** What everybody may who works on the shop. */
export const staffRights: Rights = {
  'account.use': { allows: 'Using an account of their own: log-out and passkeys', least: 'viewer' },
}
