import type { Config } from './config.ts'

export function aConfig(overrides: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    role: 'all',
    apiUrl: undefined,
    dataFolder: '/nowhere',
    mediaFolder: '/nowhere/media',
    imageCacheFolder: '/nowhere/image-cache',
    imageCacheMegabytes: 1,
    imageWorkers: 1,
    imageWaitMs: 60_000,
    hasDrawnAhead: false,
    outputCacheMegabytes: 0,
    checksFragments: true,
    searchAdapter: 'embedded',
    isInMaintenance: false,
    mapTiles: null,
    storyblok: null,
    previewToken: null,
    seed: 'none',
    demoProducts: undefined,
    databaseUrl: undefined,
    trustProxy: false,
    logLevel: 'silent',
    logFormat: 'json',
    operatorAddress: null,
    metricsToken: undefined,
    ...overrides,
  }
}
