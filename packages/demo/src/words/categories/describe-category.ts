import type { Brand } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'
import type { Translated } from '../product-brief.ts'
import { splitSentences, summarise } from '../sentences.ts'
import { razzCategoryTexts } from './category-texts-razz.data.ts'
import { vonkCategoryTexts } from './category-texts-vonk.data.ts'
import { ownTitles, sampleTitle, titlesFor } from './category-titles.data.ts'
import { type CategoryWords, categoryTreeOf } from './category-tree-of.ts'

export type CategoryDescription = {
  readonly description: Translated
  readonly metaTitle: Translated
  readonly metaDescription: Translated
}

const texts = { vonk: vonkCategoryTexts, razz: razzCategoryTexts }

/** What stands above a list and what a search engine shows of it; of every code of `categoryTreeOf`. */
export function describeCategory(code: string, brand: Brand): CategoryDescription {
  const description = texts[brand][code]
  const category = findCategory(code, brand)
  if (!description || !category) throw new Error(`nothing is written about ${code} of ${brand}`)
  return {
    description,
    metaTitle: inEach((language) => title(category, brand, language)),
    metaDescription: inEach((language) => summarise('', splitSentences(description[language]))),
  }
}

function inEach(write: (language: Language) => string): Translated {
  return { nl: write('nl'), de: write('de'), en: write('en') }
}

function findCategory(code: string, brand: Brand): CategoryWords | null {
  const isSampleSale = code.startsWith('sample-')
  const all = categoryTreeOf(brand, { isSampleSale }).flatMap((department) => [
    department,
    ...department.children.flatMap((group) => [group, ...group.children]),
  ])
  return all.find((category) => category.code === code) ?? null
}

function title({ code, name, audience }: CategoryWords, brand: Brand, language: Language): string {
  const plainCode = code.replace(/^sample-/, '')
  const own = ownTitles[brand][plainCode] ?? titlesFor[brand][audience ?? '']
  const filled = (own?.[language] ?? '{name}')
    .replace('{name}', name[language])
    .replace('{small}', name[language].toLowerCase())
  return code === plainCode ? filled : sampleTitle[language].replace('{title}', filled)
}
