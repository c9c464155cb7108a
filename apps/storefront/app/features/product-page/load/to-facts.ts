import type { FoundProduct } from '#request/catalogue/product-fields.ts'
import { readParagraphs } from '../sections/read-paragraphs.ts'

/** Who can be held to account for a product; `contact` is a mail address or a site. */
export type Company = { readonly name: string; readonly address: string; readonly contact: string }

export type ProductFacts = Readonly<ReturnType<typeof toFacts>>

/** What the page tells about the product in words. */
export function toFacts(document: FoundProduct) {
  return {
    description: readParagraphs(document.description ?? ''),
    fitAdvice: document.fitAdvice ?? '',
    careSymbols: document.careSymbols ?? [],
    careInstructions: document.careInstructions ?? '',
    composition: document.composition ?? '',
    manufacturer: toCompany(document, 'manufacturer'),
    /** Who answers for it in the Union, where that is not its maker. */
    responsiblePerson: toCompany(document, 'responsiblePerson'),
    warnings: toWarnings(document.safetyWarnings),
    downloads: (document.downloadableLinks ?? []).map(({ title }) => title),
  }
}

/** Left out where the catalogue gives no name: an address alone names nobody. */
function toCompany(document: FoundProduct, role: 'manufacturer' | 'responsiblePerson'): Company | null {
  const name = toWords(document[role])
  const [address, contact] = [toWords(document[`${role}Address`]), toWords(document[`${role}Email`])]
  return name === '' ? null : { name, address, contact }
}

/** One text, or a list of them; what a strange catalogue has in their place is left out. */
function toWarnings(written: unknown): readonly string[] {
  const texts = Array.isArray(written) ? written : [written]
  return texts.map(toWords).filter((text) => text !== '')
}

function toWords(written: unknown): string {
  return typeof written === 'string' ? written.trim() : ''
}
