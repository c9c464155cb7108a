import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkTypes } from './check-types.ts'

const options = {
  target: 'es2024',
  noLib: true,
  module: 'nodenext',
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  noPropertyAccessFromIndexSignature: true,
}

/** What the compiler insists on; the real libraries would be most of the work of these tests. */
const language = [
  'Array<Item>',
  'Boolean',
  'CallableFunction',
  'Function',
  'IArguments',
  'NewableFunction',
  'Number',
  'Object',
  'RegExp',
]
  .map((name) => `interface ${name} {}`)
  .join('\n')

const clean = {
  'package.json': '{ "type": "module" }',
  'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['language.d.ts', 'packages', 'server'] }),
  'tsconfig.browser.json': JSON.stringify({
    extends: './tsconfig.json',
    include: ['language.d.ts', 'document.d.ts', 'apps'],
  }),
  'language.d.ts': `${language}\ninterface String { toString(): string }\ntype Record<Key extends string, Value> = { [key in Key]: Value }`,
  'document.d.ts': 'declare var document: { title: string }',
  'packages/price.ts': "export const price: string = '1'",
  'server/start.ts': "import { price } from '../packages/price.ts'\nexport const shown: string = price",
  'apps/desk/page.ts': "import { price } from '../../packages/price.ts'\ndocument.title = price",
}

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vonk-types-'))
})
afterAll(() => rm(root, { recursive: true }))

/** Checks the toy project with some files changed. */
async function check(changed: Partial<Record<keyof typeof clean, string>> = {}): Promise<string[]> {
  for (const [path, text] of Object.entries({ ...clean, ...changed })) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const errors = await checkTypes([
    { configFile: join(root, 'tsconfig.json') },
    { configFile: join(root, 'tsconfig.browser.json'), isChecked: (path) => !path.startsWith('server/') },
  ])
  return errors.map((error) => error.replace(/^(?:(.+?)\(.*)?error (TS\d+)[\s\S]*$/, '$1 $2').trim())
}

describe('checkTypes', () => {
  it('has nothing to say about what is right', async () => {
    expect(await check()).toEqual([])
  })

  it('finds the errors of every program, and that of a shared file once', async () => {
    const found = await check({
      'packages/price.ts': 'export const price: string = 1',
      'server/start.ts': 'export const shown: string = 1',
      'apps/desk/page.ts': 'document.title = 1',
    })

    expect(found).toEqual(['apps/desk/page.ts TS2322', 'packages/price.ts TS2322', 'server/start.ts TS2322'])
  })

  it('finds what a change breaks in files that have not changed', async () => {
    await check()

    expect(await check({ 'packages/price.ts': 'export const price = 1' })).toEqual([
      'apps/desk/page.ts TS2322',
      'server/start.ts TS2322',
    ])
  })

  it('knows no document on the server', async () => {
    expect(await check({ 'server/start.ts': 'document.title = "shop"' })).toEqual(['server/start.ts TS2584'])
  })

  it('checks a package for browsers, too, unless it never runs in one', async () => {
    const onNode =
      "export const isOnServer: 'undefined' = {} as typeof globalThis extends { document: object } ? 'here' : 'undefined'"

    expect(await check({ 'packages/price.ts': `${onNode}\nexport const price = ''` })).toEqual([
      'packages/price.ts TS2322',
    ])
    expect(
      await check({
        'server/start.ts': onNode,
        'apps/desk/page.ts': "import { isOnServer } from '../../server/start.ts'\ndocument.title = isOnServer",
      }),
    ).toEqual([])
  })

  it('reports a file that cannot be read instead of guessing at its types', async () => {
    expect(await check({ 'server/start.ts': 'export const shown = (' })).toEqual(['server/start.ts TS1109'])
  })

  it('reports a configuration that cannot be read', async () => {
    expect(await checkTypes([{ configFile: join(root, 'tsconfig.gone.json') }])).toEqual([
      expect.stringMatching(/^error TS\d+: .*tsconfig\.gone\.json/),
    ])
  })

  it('lets names of classes in style sheets stand behind a dot, and no other name of an index', async () => {
    const anIndex = "const index: Record<string, string> = {}\nexport const shown = index.any + index['any']"
    const found = await check({ 'server/start.ts': anIndex, 'apps/desk/page.ts': anIndex })

    expect(found).toEqual(['server/start.ts TS4111'])
  })
})
