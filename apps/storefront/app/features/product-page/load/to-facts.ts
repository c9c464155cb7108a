import { readParagraphs } from '../sections/read-paragraphs.ts'
import type { PageDocument } from './page-document.ts'
import type { ProductFacts } from './product-page-data.ts'

/** What the page tells about the product in words. */
export function toFacts(document: PageDocument): ProductFacts {
  return {
    description: readParagraphs(document.description ?? ''),
    fitAdvice: document.fit_advice ?? '',
    careSymbols: document.care_symbols ?? [],
    careInstructions: document.care_instructions ?? '',
    composition: document.composition ?? '',
    manufacturer: document.manufacturer ?? '',
    manufacturerAddress: document.manufacturer_address ?? '',
    manufacturerEmail: document.manufacturer_email ?? '',
    downloads: (document.downloadable_links ?? []).map(({ title }) => title),
  }
}
