import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCompiledCatalog } from '@lingui/cli/api'
import { type Catalogues, listCatalogues, type Part, parts, readStorefrontTexts } from '@vonk/languages/storefront'
import { legalTexts } from '@vonk/languages/texts'
import type { Environment, Plugin } from 'vite'

type AllTexts = Readonly<Record<string, Catalogues>>

const list = 'virtual:texts'
const isList = /^virtual:texts$/
const isPart = /^virtual:texts\/([^/]+)\/(\w+)$/
const [, ...laterParts] = parts

/**
 * The texts of each language that has a folder in `packages/languages`. `virtual:texts` lists them for the server. For browsers each
 * part of each is a file that no code names: a document names the first of its language, and that one the others, so that a shopper
 * carries nothing of a language that is not hers.
 */
export function textsPlugin(texts = readStorefrontTexts()): Plugin[] {
  return [
    {
      name: 'vonk-list-of-languages',
      resolveId: { filter: { id: isList }, handler: (id) => id },
      load: {
        filter: { id: isList },
        handler() {
          return isForBrowsers(this.environment) ? 'export const languages = {}' : listOf(texts, this.environment)
        },
      },
    },
    {
      name: 'vonk-texts',
      buildStart() {
        if (isForBrowsers(this.environment)) for (const file of filesOf(texts)) this.emitFile(file)
      },
      resolveId: { filter: { id: isPart }, handler: (id) => id },
      load: {
        filter: { id: isPart },
        handler(id) {
          const [, tag = '', name] = isPart.exec(id) ?? []
          const part = parts.find((each) => each === name) ?? 'first'
          for (const file of listCatalogues(tag, part)) this.addWatchFile(file)
          // While developing, they may have been written since.
          const all = this.environment.mode === 'dev' ? readStorefrontTexts() : texts
          return moduleOf({ tag, part, catalogues: cataloguesIn(all, tag) }, isForBrowsers(this.environment))
        },
      },
    },
  ]
}

/** While developing, browsers ask for modules as the server does. */
function isForBrowsers({ mode, name }: Environment): boolean {
  return mode === 'build' && name === 'client'
}

/** Every language, and where a browser finds the texts it begins with. */
function listOf(texts: AllTexts, { mode }: Environment): string {
  const languages = Object.entries(texts).map(([tag, catalogues]) => {
    const module = `${list}/${tag}/first`
    const file = mode === 'build' ? addressOf({ tag, part: 'first', catalogues }) : `/@id/${module}`
    const legalPaths = JSON.stringify(legalTexts[tag]?.paths)
    return `${JSON.stringify(tag)}: { file: '${file}', legalPaths: ${legalPaths}, load: () => import('${module}') }`
  })
  return `export const languages = { ${languages.join(', ')} }`
}

function filesOf(texts: AllTexts) {
  return Object.entries(texts).flatMap(([tag, catalogues]) =>
    parts.map((part) => ({
      type: 'chunk' as const,
      id: `${list}/${tag}/${part}`,
      fileName: addressOf({ tag, part, catalogues }).slice(1),
    })),
  )
}

type TextsOf = { readonly tag: string; readonly part: Part; readonly catalogues: Catalogues }

function moduleOf({ tag, part, catalogues }: TextsOf, isFile: boolean): string {
  const messages = compile(tag, catalogues[part])
  if (part !== 'first') return messages
  const others = laterParts.map((later) =>
    isFile
      ? `${later}: '${addressOf({ tag, part: later, catalogues })}'`
      : `${later}: () => import('${list}/${tag}/${later}')`,
  )
  return [
    `export { grammar } from ${JSON.stringify(factsOf(tag))}`,
    messages,
    `const others = { ${others.join(', ')} }`,
    isFile
      ? 'export const files = others, load = (part) => import(/* @vite-ignore */ others[part])'
      : 'export const files = {}, load = (part) => others[part]()',
  ].join('\n')
}

/** Says what is in the file, and says it to whoever asks: the server names what the build for browsers has written. */
function addressOf({ tag, part, catalogues }: TextsOf): string {
  const content = part === 'first' ? [catalogues, readFileSync(factsOf(tag), 'utf8')] : catalogues[part]
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 7)
  return `/assets/texts-${part}-${tag}-${hash}.js`
}

function cataloguesIn(texts: AllTexts, tag: string): Catalogues {
  const catalogues = texts[tag]
  if (!catalogues) throw new Error(`There is no folder of the language ${tag}`)
  return catalogues
}

/** @throws for a text that is no ICU message. */
function compile(tag: string, catalogue: Readonly<Record<string, string>>): string {
  const { source, errors } = createCompiledCatalog(tag, { ...catalogue }, { namespace: 'es' })
  for (const { id, error } of errors) throw new Error(`The text ${id} cannot be compiled in ${tag}`, { cause: error })
  return source
}

function factsOf(tag: string): string {
  return fileURLToPath(import.meta.resolve(`@vonk/languages/${tag}/facts`))
}
