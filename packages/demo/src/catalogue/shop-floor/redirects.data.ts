import type { Brand } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'

type Old = {
  /** Addresses of departments before the shop was rebuilt, by today's code. */
  readonly categories: Readonly<Record<string, string>>
  readonly folder: string
  readonly campaign: string
  readonly thanks: string
  readonly sorted: string
  readonly jobs: string
}

/** How the old shop called its pages. */
export const oldPaths: Readonly<Record<Language, Old>> = {
  nl: {
    categories: {
      girls: 'kleding/meisjeskleding',
      boys: 'kleding/jongenskleding',
      baby: 'kleding/babykleding',
      all: 'kleding/iedereen',
    },
    folder: 'artikel',
    campaign: 'actie',
    thanks: 'bedankt',
    sorted: 'laagste-prijs',
    jobs: 'werken-bij',
  },
  de: {
    categories: { girls: 'mode/maedchenmode', boys: 'mode/jungenmode', baby: 'mode/babymode', all: 'mode/alle' },
    folder: 'artikel',
    campaign: 'aktion',
    thanks: 'danke',
    sorted: 'guenstigste-zuerst',
    jobs: 'karriere',
  },
  en: {
    categories: {
      girls: 'clothes/girlswear',
      boys: 'clothes/boyswear',
      baby: 'clothes/babywear',
      all: 'clothes/everyone',
    },
    folder: 'item',
    campaign: 'offer',
    thanks: 'thank-you',
    sorted: 'lowest-price',
    jobs: 'careers',
  },
}

export const sisterSites: Readonly<Record<Brand, string>> = {
  vonk: 'https://jobs.vonk.example/',
  razz: 'https://jobs.razz.example/',
}
