import type { Site } from '@vonk/platform/webauthn'
import type { Config } from '../config.ts'

/** Behind a proxy pages are public; else they are where this process listens. */
export function siteOf({ publicSite, trustProxy, port }: Pick<Config, 'publicSite' | 'trustProxy' | 'port'>): Site {
  if (publicSite) return { protocol: publicSite.protocol, port: publicSite.port }
  return trustProxy ? { protocol: 'https:', port: '' } : { protocol: 'http:', port: String(port) }
}

/** Who listens everywhere listens here. */
export function hostOf({ host }: Pick<Config, 'host'>): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
