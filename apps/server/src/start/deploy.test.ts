import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments, parse as parseYaml } from 'yaml'
import { parseConfig, projectRoot, variableNames } from '../config.ts'
import { composeSchema } from './testing/compose-schema.ts'

const folder = join(projectRoot, 'deploy')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

type Manifest = { readonly apiVersion: string; readonly kind: string; readonly metadata: { readonly name: string } }
type Container = {
  readonly env?: readonly { readonly name: string; readonly value: string }[]
  readonly envFrom: readonly object[]
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[]
}

const manifests = readdirSync(join(folder, 'kubernetes')).flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => ({ file, manifest: document.toJS() as Manifest })),
)
const of = (kind: string, name: string) => {
  const found = manifests.find(({ manifest }) => manifest.kind === kind && manifest.metadata.name === name)
  if (!found) throw new Error(`there is no ${kind} called ${name}`)
  // A manifest of that kind, as the test of the schemas has found.
  return found.manifest as never
}
const settings = (of('ConfigMap', 'vonk') as { data: Record<string, string> }).data
const secrets = (of('Secret', 'vonk') as { stringData: Record<string, string> }).stringData
const workloads = manifests.flatMap(({ manifest }) => {
  const spec = Object(manifest).spec
  const containers: readonly Container[] = spec?.template?.spec?.containers ?? []
  return containers.map((container) => ({ name: manifest.metadata.name, container }))
})

const parse = (environment: Record<string, string>) =>
  parseConfig(environment, { root: projectRoot, isTerminal: false })
const accepted = expect.objectContaining({ ok: true })

/** What compose puts into `${NAME:-default}` and `${NAME:?…}` of somebody who has set nothing but what has to be. */
function substitute(text: string): string {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name, kind, rest) => (kind === '-' ? rest : `a-${name}`))
}

describe('the manifests for Kubernetes', () => {
  it.each(manifests)('$manifest.kind of $file is what the cluster expects', async ({ manifest }) => {
    const models = await import(`kubernetes-models/${manifest.apiVersion}`)

    expect(() => new models[manifest.kind](manifest).validate()).not.toThrow()
  })

  it('would be refused with a value of another kind', async () => {
    const { Deployment } = await import('kubernetes-models/apps/v1')
    const deployment: { spec: object } = structuredClone(of('Deployment', 'vonk-api'))
    Object.assign(deployment.spec, { replicas: 'two' })

    expect(() => new Deployment(deployment as never).validate()).toThrow(/replicas/)
  })

  it.each(workloads)('$name is told only what the shop reads, in values it takes', ({ container }) => {
    const own = Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value]))
    const environment = { ...settings, ...secrets, ...own }

    expect(Object.keys(environment).filter((name) => !variableNames.includes(name))).toEqual([])
    expect(parse(environment)).toEqual(accepted)
  })

  it.each(workloads.filter(({ container }) => container.ports))('$name listens where it is asked', ({ container }) => {
    const portOf = (wanted: string) => container.ports?.find(({ name }) => name === wanted)?.containerPort
    const config = parse({ ...settings, ...secrets })

    expect(config).toMatchObject({ ok: true, value: { operatorAddress: { port: portOf('operator') } } })
    if (portOf('http')) expect(config).toMatchObject({ value: { port: portOf('http') } })
  })

  it('keep no secret among the settings', () => {
    expect(
      Object.keys(settings).filter((name) => /TOKEN|SECRET|KEY|PASSWORD|DATABASE_\w*URL|SMTP_URL/.test(name)),
    ).toEqual([])
  })
})

describe('the compose file', () => {
  const { services } = parseYaml(substitute(read('compose.yaml')), { merge: true })
  const shops: [string, Record<string, string>][] = ['shop'].map((name) => [name, services[name].environment])

  it('is what compose expects, and would be refused with a misspelt key, a volume or a service that is not there', () => {
    const file = parseYaml(read('compose.yaml'), { merge: true })
    const withShop = (change: object) => ({
      ...file,
      services: { ...file.services, shop: { ...file.services.shop, ...change } },
    })

    expect(composeSchema.safeParse(file).error).toBeUndefined()
    expect(composeSchema.safeParse(withShop({ enviroment: {} })).success).toBe(false)
    expect(composeSchema.safeParse(withShop({ volumes: ['dat:/data'] })).success).toBe(false)
    expect(composeSchema.safeParse(withShop({ depends_on: { db: { condition: 'service_healthy' } } })).success).toBe(
      false,
    )
  })

  it('takes any password: it stands in no address, where some characters would mean something else', () => {
    expect(services.shop.environment).toMatchObject({ PGPASSWORD: 'a-POSTGRES_PASSWORD' })
    expect(new URL(services.shop.environment.DATABASE_URL).password).toBe('')
  })

  it.each(shops)('tells %s only what the shop reads, in values it takes', (_, environment) => {
    const read = [...variableNames, 'PGPASSWORD']
    expect(Object.keys(environment).filter((name) => !read.includes(name))).toEqual([])
    const given = Object.entries(environment).filter(([, value]) => value !== null)
    expect(parse(Object.fromEntries(given))).toEqual(accepted)
  })
})

describe('the container file', () => {
  it('starts the shop as its launcher does', () => {
    const { flags, environment } = JSON.parse(
      readFileSync(join(projectRoot, 'tools/bootstrap/server-process.json'), 'utf8'),
    )
    const text = read('Containerfile')

    expect(text).toContain(`ENTRYPOINT ${JSON.stringify(['node', ...flags]).replaceAll(',', ', ')}`)
    for (const [name, value] of Object.entries(environment)) expect(text).toContain(`${name}=${value}`)
    for (const file of text.match(/apps\/\S+\.ts/g) ?? [])
      expect(readFileSync(join(projectRoot, file), 'utf8')).not.toBe('')
  })
})
