import type { Catalogues } from '@vonk/languages/storefront'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { textsPlugin } from './texts-plugin.ts'

const [nl, de, en] = [aLanguage('Sluiten'), aLanguage('Schließen'), aLanguage('Close')]
const page = "import { languages } from 'virtual:texts'\nexport const offered = Object.keys(languages)"

/** The files of a page in a shop of these languages, for browsers or for the server. */
async function filesOf(texts: Readonly<Record<string, Catalogues>>, { isServer = false } = {}) {
  const entry = {
    name: 'page',
    resolveId: (id: string) => (id === 'page' ? id : null),
    load: (id: string) => (id === 'page' ? page : null),
  }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [textsPlugin(texts), entry],
    build: {
      ...{ write: false, ssr: isServer, target: 'esnext', modulePreload: false },
      rolldownOptions: {
        input: 'page',
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  // Nothing is watched, and there is one kind of output.
  const { output } = built as Rolldown.RolldownOutput
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : '']))
}

describe('textsPlugin', () => {
  it('gives each language files of its own, and whoever speaks another not a byte', async () => {
    const [two, three] = await Promise.all([filesOf({ nl, de }), filesOf({ nl, de, en })])
    const added = [...three.keys()].filter((name) => !two.has(name))

    expect(added.map((name) => name.replace(/-[\w-]{7}\.js$/, '')).toSorted()).toEqual(
      ['account', 'choices', 'first', 'later'].map((part) => `assets/texts-${part}-en`),
    )
    for (const [name, code] of two) expect(three.get(name), name).toBe(code)
  })

  it('names in the first file of a language those that come later', async () => {
    const files = await filesOf({ de })
    const [first = ''] = [...files].flatMap(([name, code]) => (name.includes('texts-first-de') ? code : []))

    for (const name of files.keys()) expect(first.includes(`/${name}`)).toBe(/texts-(later|account|choices)/.test(name))
  })

  it('tells the server where browsers find each language', async () => {
    const names = [...(await filesOf({ nl, de })).keys()].filter((name) => name.includes('texts-first-'))
    const server = [...(await filesOf({ nl, de }, { isServer: true })).values()].join('\n')

    expect(names).toHaveLength(2)
    for (const name of names) expect(server).toContain(`/${name}`)
  })
})

function aLanguage(close: string): Catalogues {
  const texts = { close, count: '{count, plural, one {#} other {##}}' }
  return { first: texts, later: texts, account: texts, choices: texts }
}
