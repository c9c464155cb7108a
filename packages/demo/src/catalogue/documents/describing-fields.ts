import type { Fabric } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'
import { type ProductWords, productLabels, type Translated } from '../../words/index.ts'
import type { Article } from '../range/article.ts'
import type { Style } from '../range/style.ts'
import { type Company, importedFrom, manufacturers } from './phrases.data.ts'
import { safetyWarnings } from './safety-warnings.data.ts'
import { toHtml } from './to-html.ts'

/** Everything a page says in words. */
export function describingFields(article: Article, words: ProductWords, language: Language) {
  const { style, colour } = article
  const own = labelsOf(article, words).map((label) => label[language])
  return {
    name: words.name[language],
    description: toHtml(words.description[language]),
    slug: words.slug[language],
    url_key: words.slug[language],
    url_path: words.slug[language],
    meta_title: `${words.name[language]} in ${colour.names[language]}`,
    meta_description: words.metaDescription[language],
    fit_advice: words.fit[language],
    care_instructions: words.care[language],
    composition: words.composition[language],
    ...safetyFields(style, language),
    ...(own.length > 0 && { product_labels: own }),
  }
}

/** Who made it, who answers for it in the Union where that is somebody else, and what it warns of. */
function safetyFields({ brand, garment }: Style, language: Language) {
  const own = makerFields(brand, language)
  const maker = importedFrom[garment]
  const warnings = safetyWarnings[garment]?.map((warning) => warning[language])
  return {
    ...(maker
      ? {
          ...namedAs('manufacturer', maker, language),
          ...namedAs('responsible_person', manufacturers[brand], language),
        }
      : own),
    ...(warnings && { safety_warnings: warnings }),
  }
}

export function makerFields(brand: keyof typeof manufacturers, language: Language) {
  return namedAs('manufacturer', manufacturers[brand], language)
}

function namedAs(role: string, { name, address, email }: Company, language: Language) {
  return { [role]: name, [`${role}_address`]: address[language], [`${role}_email`]: email }
}

const dry: readonly Fabric[] = ['rain-nylon']

/** What the label is proud of: only where it is true of the cloth. */
function labelsOf({ style }: Article, { fibres }: ProductWords): Translated[] {
  const [main] = fibres
  const isCotton = main?.fibre === 'cotton' && main.percent >= 95
  const isSynthetic = main?.fibre === 'polyester' || main?.fibre === 'polyamide'
  return [
    ...(isCotton && style.number % 4 === 0 ? [productLabels['organic-cotton']] : []),
    ...(isSynthetic && style.number % 3 === 0 ? [productLabels.recycled] : []),
    ...(style.garment !== 'bag' && dry.includes(style.fabric) && style.number % 2 === 0
      ? [productLabels.waterproof]
      : []),
  ]
}
