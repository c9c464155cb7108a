import type { Config } from './config.ts'

export function aConfig(overrides: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    role: 'all',
    apiUrl: undefined,
    dataFolder: '/nowhere',
    databaseUrl: undefined,
    trustProxy: false,
    logLevel: 'silent',
    metricsToken: undefined,
    ...overrides,
  }
}
