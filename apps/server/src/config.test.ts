import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parseConfig, projectRoot, variableNames } from './config.ts'
import { siteOf } from './start/site-of.ts'

function problemsOf(environment: NodeJS.ProcessEnv) {
  const parsed = parseConfig(environment, { root: '/shop', isTerminal: false })
  return parsed.ok ? [] : parsed.refusal.problems
}

const tilesExpected = 'VONK_MAP_TILES: expected an https address or a path of this shop'

describe('parseConfig', () => {
  it.each([
    ['VONK_OUTPUT_CACH_MB', 'is not known; perhaps VONK_OUTPUT_CACHE_MB was meant'],
    ['VONK_TRUSTPROXY', 'is not known; perhaps VONK_TRUST_PROXY was meant'],
    ['VONK_COLOUR_OF_THE_SKY', 'is not known'],
  ])('refuses %s, which would do nothing', (name, problem) => {
    expect(problemsOf({ [name]: '64' })).toEqual([`${name}: ${problem}`])
    expect(problemsOf({ [name]: '64', PORT: 'x' })).toEqual([`${name}: ${problem}`, 'PORT: expected a port number'])
    expect(problemsOf({ [name]: '' })).toEqual([])
  })

  it('leaves to others what is theirs', () => {
    const ofTools = { VONK_LONG: '1', VONK_LIFELINE: '3', VONK_TEST_SEARCH_URL: 'http://a', VONK_BENCH_PRODUCTS: '9' }
    const ofKubernetes = {
      VONK_API_SERVICE_HOST: '10.0.0.1',
      VONK_API_SERVICE_PORT_HTTP: '3000',
      VONK_API_PORT: 'tcp://10.0.0.1:3000',
      VONK_API_PORT_3000_TCP_ADDR: '10.0.0.1',
      VONK_PORT: 'tcp://10.0.0.1:3000',
    }

    expect(problemsOf({ ...ofTools, ...ofKubernetes, PATH: '/bin', SEARCHURL: 'x' })).toEqual([])
  })

  it('names a list by the variable it stands in', () => {
    expect(problemsOf({ SEARCH_URL: 'ftp://x' })).toEqual([expect.stringMatching(/^SEARCH_URL: /)])
    expect(problemsOf({ VONK_UNLIMITED_NETWORKS: '10.0.0.0/8, office' })).toEqual([
      'VONK_UNLIMITED_NETWORKS: expected networks such as 10.0.0.0/8, with commas between them',
    ])
  })

  it('needs nothing: every setting has a default', () => {
    expect(parseConfig({}, { root: '/shop', isTerminal: false })).toEqual({
      ok: true,
      value: {
        port: 3000,
        host: undefined,
        role: 'all',
        processes: 1,
        apiUrl: undefined,
        dataFolder: '/shop/.data',
        secretsKey: undefined,
        mediaFolder: '/shop/.data/media',
        mediaBucket: null,
        imageCacheFolder: '/shop/.data/image-cache',
        imageCacheMegabytes: 2048,
        imageWorkers: undefined,
        imageWaitMs: 15_000,
        hasDrawnAhead: true,
        outputCacheMegabytes: 0,
        checksFragments: false,
        searchAdapter: 'embedded',
        searchCluster: { urls: [], prefix: 'vonk' },
        isInMaintenance: false,
        mapTiles: null,
        editorOrigin: null,
        storyblok: null,
        hookSecret: null,
        pro6pp: null,
        postnl: null,
        previewToken: null,
        publicToken: null,
        seed: 'demo',
        demoProducts: undefined,
        databaseUrl: undefined,
        directUrl: undefined,
        replicaUrl: undefined,
        trustProxy: false,
        hasEncryptedSubdomains: false,
        publicSite: undefined,
        connections: { perProcess: 4_000, perAddress: 256 },
        unlimitedNetworks: [],
        sendTimeoutMs: 30_000,
        drainMs: 5_000,
        logLevel: 'info',
        logFormat: 'json',
        operatorAddress: null,
        metricsToken: undefined,
        operatorToken: undefined,
        mail: { smtp: null, keptDays: 90 },
        payments: {
          providers: [{ name: 'sandbox' }],
          webhookOrigin: undefined,
          expiryMinutes: { usual: 60, payLater: 1_440 },
        },
        orderExport: null,
      },
    })
  })

  it('hands orders to a back office that shares a secret with it', () => {
    const all = { ORDER_EXPORT_URL: 'https://erp.example/orders', ORDER_EXPORT_SECRET: 'x'.repeat(16) }

    expect(problemsOf({ ORDER_EXPORT_URL: all.ORDER_EXPORT_URL })).toEqual([
      'ORDER_EXPORT_SECRET: is needed with ORDER_EXPORT_URL',
    ])
    expect(parseConfig(all, { root: '/shop', isTerminal: false })).toMatchObject({
      value: { orderExport: { url: all.ORDER_EXPORT_URL, secret: all.ORDER_EXPORT_SECRET } },
    })
  })

  it('leads to where shoppers reach the pages, not to where a worker listens', () => {
    const siteAt = (environment: NodeJS.ProcessEnv) => {
      const parsed = parseConfig(environment, { root: '/shop', isTerminal: false })
      return parsed.ok ? siteOf(parsed.value) : null
    }

    expect(siteAt({ PORT: '4000' })).toEqual({ protocol: 'http:', port: '4000' })
    expect(siteAt({ VONK_TRUST_PROXY: 'true' })).toEqual({ protocol: 'https:', port: '' })
    expect(siteAt({ PORT: '4000', VONK_PUBLIC_URL: 'https://shop.example/' })).toEqual({ protocol: 'https:', port: '' })
    expect(siteAt({ VONK_PUBLIC_URL: 'http://shop.example:8080' })).toEqual({ protocol: 'http:', port: '8080' })
    expect(problemsOf({ VONK_PUBLIC_URL: 'shop.example' })).toEqual(['VONK_PUBLIC_URL: expected an http(s) address'])
  })

  it('is paid through Mollie by a key, at an address Mollie can call', () => {
    const PAYMENT_PROVIDER = 'mollie'
    const MOLLIE_API_KEY = `test_${'x'.repeat(30)}`
    const needed = 'is needed with PAYMENT_PROVIDER=mollie'
    const all = { PAYMENT_PROVIDER, MOLLIE_API_KEY, PAYMENT_WEBHOOK_URL: 'https://shop.example/' }

    expect(problemsOf({ PAYMENT_PROVIDER })).toEqual([`MOLLIE_API_KEY: ${needed}`, `PAYMENT_WEBHOOK_URL: ${needed}`])
    expect(problemsOf({ MOLLIE_API_KEY: 'secret', PAYMENT_EXPIRY_MINUTES: '0' })).toEqual([
      'MOLLIE_API_KEY: expected a key that begins with test_ or live_',
      'PAYMENT_EXPIRY_MINUTES: expected a whole number of minutes from 1',
    ])
    expect(parseConfig(all, { root: '/shop', isTerminal: false })).toMatchObject({
      value: {
        payments: {
          providers: [{ name: 'mollie', apiKey: MOLLIE_API_KEY, payLater: 'in3' }],
          webhookOrigin: 'https://shop.example',
        },
      },
    })
  })

  it('keeps a provider whose key is set beside the one that new payments are made with', () => {
    const env = { PAYMENT_PROVIDER: 'sandbox', MOLLIE_API_KEY: `live_${'x'.repeat(30)}` }

    expect(parseConfig(env, { root: '/shop', isTerminal: false })).toMatchObject({
      value: { payments: { providers: [{ name: 'sandbox' }, { name: 'mollie', apiKey: env.MOLLIE_API_KEY }] } },
    })
  })

  it('has the sandbox bank for the demo, and for a shop of its own only where that is said', () => {
    const DATABASE_URL = 'postgres://vonk@db.example/vonk'
    const needed = 'PAYMENT_PROVIDER: is needed with DATABASE_URL: mollie, or sandbox where no money is taken'

    expect(problemsOf({ DATABASE_URL })).toEqual([needed])
    expect(problemsOf({ DATABASE_URL, VONK_ROLE: 'worker' })).toEqual([needed])
    for (const fine of [
      {},
      { DATABASE_URL, PAYMENT_PROVIDER: 'sandbox' },
      { DATABASE_URL, VONK_SEED: 'demo' },
      { DATABASE_URL, VONK_ROLE: 'storefront', VONK_API_URL: 'http://api.example' },
    ]) {
      expect(problemsOf(fine)).toEqual([])
    }
  })

  it('sends mails only from an address', () => {
    const SMTP_URL = 'smtp://vonk:secret@mail.example:587'
    const here = { root: '/shop', isTerminal: false }

    expect(problemsOf({ SMTP_URL })).toEqual(['MAIL_FROM: is needed with SMTP_URL'])
    expect(problemsOf({ SMTP_URL: 'mail.example', MAIL_FROM: 'Vonk' })).toEqual([
      'SMTP_URL: expected smtp://user:password@host:port',
      'MAIL_FROM: expected a mail address',
    ])
    expect(parseConfig({ SMTP_URL, MAIL_FROM: 'hello@vonk.example' }, here)).toMatchObject({
      value: { mail: { smtp: { url: SMTP_URL, from: 'hello@vonk.example' } } },
    })
  })

  it('leaves a database somebody brought along empty, unless told otherwise', () => {
    const here = { root: '/shop', isTerminal: false }
    const DATABASE_URL = 'postgres://localhost/shop'

    expect(parseConfig({ DATABASE_URL, PAYMENT_PROVIDER: 'sandbox' }, here)).toMatchObject({ value: { seed: 'none' } })
    expect(parseConfig({ DATABASE_URL, VONK_SEED: 'demo' }, here)).toMatchObject({ value: { seed: 'demo' } })
    expect(parseConfig({ VONK_SEED: 'none' }, here)).toMatchObject({ value: { seed: 'none' } })
  })

  it('opens a port for operators to this machine, unless told otherwise', () => {
    const here = { root: '/shop', isTerminal: false }

    expect(parseConfig({ VONK_OPERATOR_PORT: '9464' }, here)).toMatchObject({
      value: { operatorAddress: { port: 9464, hostname: '127.0.0.1' } },
    })
    expect(parseConfig({ VONK_OPERATOR_PORT: '9464', VONK_OPERATOR_HOST: '::' }, here)).toMatchObject({
      value: { operatorAddress: { port: 9464, hostname: '::' } },
    })
  })

  it('counts no connections by address behind a proxy, and lets no worker wait for balancers', () => {
    const here = { root: '/shop', isTerminal: false }

    expect(parseConfig({ VONK_TRUST_PROXY: 'true' }, here)).toMatchObject({
      value: { connections: { perProcess: 4_000, perAddress: null } },
    })
    expect(parseConfig({ VONK_ROLE: 'worker' }, here)).toMatchObject({ value: { drainMs: 0 } })
    expect(parseConfig({ VONK_DRAIN_SECONDS: '12' }, here)).toMatchObject({ value: { drainMs: 12_000 } })
  })

  it('logs for people where somebody watches, unless told otherwise', () => {
    const here = { root: '/shop', isTerminal: true }

    expect(parseConfig({}, here)).toMatchObject({ value: { logFormat: 'text', logLevel: 'info' } })
    expect(parseConfig({ LOG_FORMAT: 'json' }, here)).toMatchObject({ value: { logFormat: 'json' } })
    expect(parseConfig({ LOG_LEVEL: 'debug' }, here)).toMatchObject({ value: { logLevel: 'debug' } })
  })

  it('keeps pictures beside the other data, unless told otherwise', () => {
    const here = { root: '/shop', isTerminal: false }

    expect(parseConfig({ VONK_DATA: '/data' }, here)).toMatchObject({
      value: { mediaFolder: '/data/media', imageCacheFolder: '/data/image-cache' },
    })
    expect(
      parseConfig({ VONK_DATA: '/data', VONK_MEDIA_DIR: '/media', VONK_IMAGE_CACHE_DIR: '/c' }, here),
    ).toMatchObject({
      value: { mediaFolder: '/media', imageCacheFolder: '/c' },
    })
  })

  it('keeps pictures in a bucket that is named, at Amazon unless told otherwise', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    const bucketOf = (environment: Record<string, string>) => {
      const parsed = parseConfig({ ...environment, ...keys }, { root: '/shop', isTerminal: false })
      return parsed.ok ? parsed.value.mediaBucket : parsed.refusal
    }
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }

    expect(bucketOf({})).toBeNull()
    expect(bucketOf({ S3_BUCKET: 'shop', S3_REGION: 'eu-west-1' })).toEqual({
      ...{ endpoint: 'https://s3.eu-west-1.amazonaws.com', bucket: 'shop', region: 'eu-west-1', prefix: '' },
      ...credentials,
    })
    expect(bucketOf({ S3_BUCKET: 'shop', S3_ENDPOINT: 'http://store:9000', S3_PREFIX: 'a/b' })).toEqual({
      ...{ endpoint: 'http://store:9000', bucket: 'shop', region: 'us-east-1', prefix: 'a/b/' },
      ...credentials,
    })
  })

  it('takes a map from another host or from a path of the shop, with the name of who made it', () => {
    for (const url of ['https://tiles.example/{z}/{x}/{y}.png?key=1', '/tiles/{z}/{x}/{y}.png']) {
      const environment = { VONK_MAP_TILES: url, VONK_MAP_ATTRIBUTION: '© Map makers' }
      const parsed = parseConfig(environment, { root: '/srv', isTerminal: false })

      expect(parsed.ok && parsed.value.mapTiles).toEqual({ url, attribution: '© Map makers' })
    }
  })

  it('treats an empty variable as not set', () => {
    expect(problemsOf({ PORT: '', DATABASE_URL: '', VONK_ROLE: '' })).toEqual([])
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT: expected a port number'],
    [{ PORT: '70000' }, 'PORT: expected a port from 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT: expected a whole number'],
    [{ VONK_ROLE: 'boss' }, 'VONK_ROLE: expected one of all, web, storefront, api, worker'],
    [{ VONK_API_URL: 'ftp://x' }, 'VONK_API_URL: expected an http(s) address'],
    [{ VONK_ROLE: 'storefront' }, 'VONK_API_URL: is needed when VONK_ROLE is storefront'],
    [
      { DATABASE_URL: 'mysql://x', VONK_SEED: 'demo' },
      'DATABASE_URL: expected postgres://user:password@host:port/database',
    ],
    [{ DATABASE_DIRECT_URL: 'postgres://server/shop' }, 'DATABASE_URL: is needed with DATABASE_DIRECT_URL'],
    [{ DATABASE_REPLICA_URL: 'postgres://replica/shop' }, 'DATABASE_URL: is needed with DATABASE_REPLICA_URL'],
    [
      { DATABASE_URL: 'postgres://one:5432,:x/shop', VONK_SEED: 'demo' },
      'DATABASE_URL: expected postgres://user:password@host:port/database',
    ],
    [{ S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY: is needed with S3_BUCKET'],
    [{ S3_ENDPOINT: 'store:9000' }, 'S3_ENDPOINT: expected an http(s) address'],
    [{ S3_PREFIX: '../other' }, 'S3_PREFIX: expected names with / between them'],
    [{ VONK_IMAGE_CACHE_MB: '0' }, 'VONK_IMAGE_CACHE_MB: expected a whole number from 1'],
    [{ VONK_IMAGE_WORKERS: 'two' }, 'VONK_IMAGE_WORKERS: expected a whole number from 1'],
    [{ VONK_OUTPUT_CACHE_MB: '-1' }, 'VONK_OUTPUT_CACHE_MB: expected a whole number from 0'],
    [
      { VONK_ROLE: 'storefront', VONK_API_URL: 'http://api', VONK_OUTPUT_CACHE_MB: '64' },
      'DATABASE_URL: is needed with VONK_OUTPUT_CACHE_MB',
    ],
    [{ VONK_TRUST_PROXY: 'maybe' }, 'VONK_TRUST_PROXY: expected true or false'],
    [{ VONK_MAP_TILES: 'http://tiles.example/{z}/{x}/{y}', VONK_MAP_ATTRIBUTION: '©' }, tilesExpected],
    [
      { VONK_MAP_TILES: '/tiles/{z}/{x}.png', VONK_MAP_ATTRIBUTION: '©' },
      'VONK_MAP_TILES: expected {z}, {x} and {y} in the address',
    ],
    [{ VONK_MAP_TILES: '/tiles/{z}/{x}/{y}.png' }, 'VONK_MAP_ATTRIBUTION: is needed with VONK_MAP_TILES'],
    ...['0', '-1', 'two', '1.5', '1000'].map((VONK_PROCESSES): [NodeJS.ProcessEnv, string] => [
      { VONK_PROCESSES },
      'VONK_PROCESSES: expected a whole number from 1 to 64',
    ]),
    [
      { VONK_ROLE: 'worker', VONK_PROCESSES: '2' },
      'VONK_PROCESSES: is for processes that serve: one worker does all jobs',
    ],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: expected at least 16 characters'],
  ])('says which variable is wrong and why: %j', (environment, problem) => {
    expect(problemsOf(environment)).toEqual([problem])
  })

  it('names every wrong variable at once and repeats no value, which may be a secret', () => {
    const problems = problemsOf({ PORT: 'x', VONK_SEED: 'demo', DATABASE_URL: 'mysql://shop:hunter2@db/shop' })

    expect(problems).toHaveLength(2)
    expect(problems.join()).not.toContain('hunter2')
  })

  it('knows the variables of .env.example, and no others', () => {
    const example = parseEnv(readFileSync(join(projectRoot, '.env.example'), 'utf8'))

    expect(Object.keys(example).toSorted()).toEqual(variableNames.toSorted())
    expect(problemsOf(example)).toEqual([])
  })
})
