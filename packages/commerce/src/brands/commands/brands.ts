import { readFile } from 'node:fs/promises'
import { plainLook } from '@vonk/domain/looks'
import type { Result } from '@vonk/domain/result'
import { type Command, type Terminal, UsageError } from '@vonk/platform/command-line'
import { type BrandFacts, type BrandRefusal, createBrands } from '../brands.ts'
import { faultsOf } from '../check-brand.ts'
import type { NewBrand } from '../store.ts'

export const brandsCommand: Command = {
  name: 'brands',
  summary: 'lists what is sold under, adds a brand, changes its name, its words, who sells and how it looks',
  usage:
    '[add CODE name=… seller.name=… seller.email=… seller.countryId=NL seller.invoicePrefix=… … | set CODE [FACT=VALUE …] | look CODE [FILE]]',
  async run([action = 'list', code, ...written], terminal) {
    if (action === 'list')
      return terminal.withDatabase(async (db) => {
        for (const brand of await createBrands({ db }).list()) show(brand, terminal)
        return 0
      })
    if (action !== 'add' && action !== 'set' && action !== 'look') throw new UsageError('Say list, add, set or look.')
    if (!code) throw new UsageError('Say which brand is meant.')
    if (action === 'look') return look({ code, file: written[0] }, terminal)
    const facts = readFacts(written)
    return terminal.withDatabase(async (db) => {
      return answer(code, await createBrands({ db })[action](code, facts), terminal)
    })
  },
}

type Look = { readonly code: string; readonly file: string | undefined }

/** Without a file it is written out: to be changed and set again, or as the start of another. */
async function look({ code, file }: Look, terminal: Terminal): Promise<number> {
  const written = file === undefined ? null : await readLook(file)
  return terminal.withDatabase(async (db) => {
    const brands = createBrands({ db })
    if (written !== null) return answer(code, await brands.setLook(code, written), terminal)
    const brand = (await brands.list()).find((one) => one.code === code)
    terminal.write(brand ? JSON.stringify(brand.look ?? plainLook, null, 2) : `There is no brand "${code}".`)
    return brand ? 0 : 1
  })
}

async function readLook(file: string): Promise<object> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`The file ${file} cannot be read.`)
  })
  try {
    return Object(JSON.parse(text))
  } catch {
    throw new UsageError(`The file ${file} is no JSON.`)
  }
}

function answer(code: string, saved: Result<NewBrand, BrandRefusal>, terminal: Terminal): number {
  if (saved.ok) show(saved.value, terminal)
  else for (const line of explain(code, saved.refusal)) terminal.write(line)
  return saved.ok ? 0 : 1
}

/** `name=value`: everything about a brand is text. */
function readFacts(written: readonly string[]): BrandFacts {
  return Object.fromEntries(
    written.map((assignment) => {
      const [, name, value = ''] = /^(\w+(?:\.\w+){0,2})=(.*)$/s.exec(assignment) ?? []
      if (!name) throw new UsageError(`"${assignment}" is no fact with a value, such as seller.city=Utrecht.`)
      return [name, value]
    }),
  )
}

function explain(code: string, refusal: BrandRefusal): readonly string[] {
  switch (refusal.code) {
    case 'brand-exists':
      return [`There is a brand "${code}" already: vonk brands set ${code} changes it.`]
    case 'brand-not-found':
      return [`There is no brand "${code}".`]
    default:
      return faultsOf(refusal)
  }
}

function show({ code, name, seller, words, look }: NewBrand, { write }: Terminal): void {
  write(code)
  const said = Object.entries(words).flatMap(([language, own]) =>
    Object.entries(own).map(([word, text]) => [`words.${language}.${word}`, text] as const),
  )
  const { vatIds, ...others } = seller
  const numbers = Object.entries(vatIds).map(([country, id]) => [`seller.vatIds.${country}`, id] as const)
  const sells = [...Object.entries(others).map(([fact, value]) => [`seller.${fact}`, value] as const), ...numbers]
  const decided = Object.entries(look ?? {}).flatMap(([decision, value]) =>
    typeof value === 'object' ? [] : [[`look.${decision}`, value] as const],
  )
  const facts = [['name', name] as const, ...sells, ...said, ...decided]
  for (const [fact, value] of facts) write(`  ${fact.padEnd(21)} ${value}`)
}
