import type { StaffMember } from '@vonk/contract'
import type { StaffRole } from '@vonk/domain/staff'
import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

type Secrets = { readonly passwordHash: string; readonly totpSecret: string }
export type StoredStaff = StaffMember & Secrets & { readonly id: number }

export async function findStaff(db: Db, email: string): Promise<StoredStaff | null> {
  const { rows } = await db.execute<Omit<StoredStaff, 'id'> & { id: string }>(sql`
    select id, email, name, role, password_hash as "passwordHash", totp_secret as "totpSecret"
    from staff where email = ${email}`)
  const [row] = rows
  return row ? { ...row, id: Number(row.id) } : null
}

export async function listStaff(db: Db): Promise<readonly StaffMember[]> {
  const { rows } = await db.execute<StaffMember>(sql`select email, name, role from staff order by email`)
  return rows
}

/** False where the address is taken. */
export async function insertStaff(db: Db, { email, name, role, passwordHash, totpSecret }: StaffMember & Secrets) {
  const { rowCount } = await db.execute(sql`
    insert into staff (email, name, role, password_hash, totp_secret)
    values (${email}, ${name}, ${role}, ${passwordHash}, ${totpSecret}) on conflict do nothing`)
  return rowCount === 1
}

/** These are false where there is nobody of that address. */
export async function updateRole(db: Db, email: string, role: StaffRole): Promise<boolean> {
  const { rowCount } = await db.execute(sql`update staff set role = ${role} where email = ${email}`)
  return rowCount === 1
}

/** New secrets end the sessions that were opened with the old ones; keys go too, as one may be on the phone that was lost. */
export async function updateSecrets(db: Db, email: string, { passwordHash, totpSecret }: Secrets): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with changed as (
      update staff set password_hash = ${passwordHash}, totp_secret = ${totpSecret}, totp_step = 0
      where email = ${email} returning id
    ), ended as (delete from staff_session using changed where staff_id = changed.id),
    forgotten as (delete from staff_passkey using changed where staff_id = changed.id)
    select from changed`)
  return rowCount === 1
}

export async function deleteStaff(db: Db, email: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from staff where email = ${email}`)
  return rowCount === 1
}

/** False where this code, or a later one, was used before. */
export async function useStep(db: Db, id: number, step: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update staff set totp_step = ${step} where id = ${id} and totp_step < ${step}`)
  return rowCount === 1
}

type Session = { readonly tokenHash: string; readonly now: Date }

export async function insertSession(
  db: Db,
  { tokenHash, now, staffId, expiresAt }: Session & { staffId: number; expiresAt: Date },
): Promise<void> {
  await db.execute(sql`delete from staff_session where expires_at < ${now.toISOString()}`)
  await db.execute(sql`
    insert into staff_session (token_hash, staff_id, seen_at, expires_at)
    values (${tokenHash}, ${staffId}, ${now.toISOString()}, ${expiresAt.toISOString()})`)
}

/** Whose session it is, if it is still good; it is noted that it was seen, once a minute. */
export async function findSession(
  db: Db,
  { tokenHash, now, seenAfter }: Session & { seenAfter: Date },
): Promise<StaffMember | null> {
  const at = now.toISOString()
  const { rows } = await db.execute<StaffMember & { isStale: boolean }>(sql`
    select email, name, role, seen_at < ${at}::timestamptz - interval '1 minute' as "isStale"
    from staff_session join staff on staff.id = staff_id
    where token_hash = ${tokenHash} and expires_at > ${at} and seen_at > ${seenAfter.toISOString()}`)
  const [row] = rows
  if (!row) return null
  if (row.isStale) await db.execute(sql`update staff_session set seen_at = ${at} where token_hash = ${tokenHash}`)
  const { email, name, role } = row
  return { email, name, role }
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.execute(sql`delete from staff_session where token_hash = ${tokenHash}`)
}
