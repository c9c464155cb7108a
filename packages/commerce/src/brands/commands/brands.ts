import { type Command, type Terminal, UsageError } from '@vonk/platform/command-line'
import { type BrandFacts, type BrandRefusal, createBrands } from '../brands.ts'
import type { NewBrand } from '../store.ts'

export const brandsCommand: Command = {
  name: 'brands',
  summary: 'lists what is sold under, adds a brand, changes its name, its words and who sells',
  usage:
    '[add CODE name=… seller.name=… seller.email=… seller.countryId=NL seller.invoicePrefix=… … | set CODE [FACT=VALUE …]]',
  async run([action = 'list', code, ...written], terminal) {
    if (action === 'list')
      return terminal.withDatabase(async (db) => {
        for (const brand of await createBrands({ db }).list()) show(brand, terminal)
        return 0
      })
    if (action !== 'add' && action !== 'set') throw new UsageError('Say list, add or set.')
    if (!code) throw new UsageError('Say which brand is meant.')
    const facts = readFacts(written)
    return terminal.withDatabase(async (db) => {
      const saved = await createBrands({ db })[action](code, facts)
      if (saved.ok) show(saved.value, terminal)
      else for (const line of explain(code, saved.refusal)) terminal.write(line)
      return saved.ok ? 0 : 1
    })
  },
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
  if (refusal.code === 'brand-exists')
    return [`There is a brand "${code}" already: vonk brands set ${code} changes it.`]
  return refusal.code === 'brand-not-found' ? [`There is no brand "${code}".`] : refusal.faults
}

function show({ code, name, seller, words }: NewBrand, { write }: Terminal): void {
  write(code)
  const said = Object.entries(words).flatMap(([language, own]) =>
    Object.entries(own).map(([word, text]) => [`words.${language}.${word}`, text] as const),
  )
  const { vatIds, ...others } = seller
  const numbers = Object.entries(vatIds).map(([country, id]) => [`seller.vatIds.${country}`, id] as const)
  const sells = [...Object.entries(others).map(([fact, value]) => [`seller.${fact}`, value] as const), ...numbers]
  for (const [fact, value] of [['name', name] as const, ...sells, ...said]) write(`  ${fact.padEnd(21)} ${value}`)
}
