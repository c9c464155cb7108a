import type { Db } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import { findSecretsKey, openSealer, type Sealer } from '@vonk/platform/sealed-secrets'
import { sealStoredTotps, TOTP_PURPOSE } from '@vonk/staff'
import type { Config } from '../config.ts'

/** With the key of the configuration, or the one beside the embedded database; null where there is neither. */
export async function openStaffSealer({
  secretsKey,
  dataFolder,
  databaseUrl,
}: Pick<Config, 'secretsKey' | 'dataFolder' | 'databaseUrl'>): Promise<Sealer | null> {
  const key = secretsKey ?? (await findSecretsKey({ dataFolder, mayCreate: databaseUrl === undefined }))
  return key ? openSealer(key, TOTP_PURPOSE) : null
}

/** The same at the start of the shop: secrets from before are sealed, and one that cannot be read stops it. */
export async function startStaffSealer(db: Db, { config, log }: { config: Config; log: Log }): Promise<Sealer | null> {
  const sealer = await openStaffSealer(config)
  const { unreadable, open } = await sealStoredTotps(db, sealer)
  if (unreadable.length > 0) throw new SecretsKeyMissing(unreadable)
  if (open > 0)
    log.warn({ accounts: open }, 'the authenticators of staff lie readable in the database: set VONK_SECRETS_KEY')
  return sealer
}

export class SecretsKeyMissing extends Error {
  override readonly name = 'SecretsKeyMissing'

  constructor(emails: readonly string[]) {
    super(
      `The authenticators of ${emails.join(', ')} were encrypted with a key that is not here. Set VONK_SECRETS_KEY to it, or put the ` +
        'file secrets.key back into VONK_DATA. Where it is lost, give each of them new secrets: npm run vonk -- staff reset EMAIL',
    )
  }
}
