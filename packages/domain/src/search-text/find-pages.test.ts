import { describe, expect, it } from 'vitest'
import { type FindablePage, findPages } from './find-pages.ts'

const pages: readonly FindablePage[] = [
  { name: 'Maattabel', to: '/maten/', aliases: ['Hoe meet je een kind?'] },
  { name: 'Ruilen en retourneren', to: '/retour/' },
  { name: 'Hoe stuur ik iets retour?', to: '/klantenservice/' },
  { name: 'Winkels', to: '/storelocator/', aliases: ['openingstijden adres', 'filiaal'] },
  { name: 'Vonk Utrecht', to: '/storelocator/utrecht/', aliases: ['Oudegracht'] },
  { name: 'Jasmijn thee bij het passen', to: '/blog/thee/' },
]
const found = (text: string) => findPages(text, pages).map(({ to }) => to)

describe('findPages', () => {
  it.each([
    ['retour', ['/retour/', '/klantenservice/']],
    ['RETOUREN', ['/retour/', '/klantenservice/']],
    ['openingstijden', ['/storelocator/']],
    ['meet kind', ['/maten/']],
    ['utrecht', ['/storelocator/utrecht/']],
    ['openingstijden filiaal', []],
    ['jas', []],
    ['iets retour', ['/klantenservice/']],
    ['ik', []],
    ['!?', []],
  ])('finds for %j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it('names each address once, names before what else they are known by, and only the first few', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ name: `Retour ${at}`, to: `/${at}/` }))
    const again = { name: 'Nog eens', to: '/0/', aliases: ['retour'] }

    expect(findPages('retour', [again, ...many]).map(({ name }) => name)).toEqual([
      'Retour 0',
      'Retour 1',
      'Retour 2',
      'Retour 3',
    ])
  })
})
