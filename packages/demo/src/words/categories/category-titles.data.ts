import type { Brand } from '../../label/index.ts'
import type { Translated } from '../product-brief.ts'
import { text } from '../text.ts'

/** What a search engine shows; `{name}` is the category’s own name, `{small}` the same in small letters. */
export const titlesFor: Readonly<Record<Brand, Readonly<Record<string, Translated>>>> = {
  vonk: {
    girls: text('{name} voor meisjes', '{name} für Mädchen', 'Girls’ {small}'),
    boys: text('{name} voor jongens', '{name} für Jungen', 'Boys’ {small}'),
    baby: text('{name} voor baby’s', '{name} für Babys', 'Baby {small}'),
  },
  razz: {
    girls: text('{name} voor meiden', '{name} für Mädchen', 'Girls’ {small}'),
    boys: text('{name} voor jongens', '{name} für Jungs', 'Boys’ {small}'),
    unisex: text('{name}, unisex', '{name}, unisex', '{name}, unisex'),
  },
}

export const sampleTitle = text('Sample sale: {title}', 'Sample Sale: {title}', 'Sample sale: {title}')

/** Titles that are no sentence about a noun. */
export const ownTitles: Readonly<Record<Brand, Readonly<Record<string, Translated>>>> = {
  vonk: {
    girls: text('Meisjeskleding', 'Mädchenmode', 'Girls’ clothes'),
    boys: text('Jongenskleding', 'Jungenmode', 'Boys’ clothes'),
    baby: text('Babykleding', 'Babymode', 'Baby clothes'),
    new: text('Nieuwe kinderkleding', 'Neue Kindermode', 'New kids’ clothes'),
    'new-girls': text('Nieuw voor meisjes', 'Neu für Mädchen', 'New for girls'),
    'new-boys': text('Nieuw voor jongens', 'Neu für Jungen', 'New for boys'),
    'new-baby': text('Nieuw voor baby’s', 'Neu für Babys', 'New for babies'),
    sale: text('Sale kinderkleding', 'Kindermode im Sale', 'Kids’ clothes on sale'),
    'sale-girls': text('Sale voor meisjes', 'Sale für Mädchen', 'Sale for girls'),
    'sale-boys': text('Sale voor jongens', 'Sale für Jungen', 'Sale for boys'),
    'sale-baby': text('Sale voor baby’s', 'Sale für Babys', 'Sale for babies'),
    inspiration: text('Inspiratie en verhalen', 'Inspiration und Geschichten', 'Inspiration and stories'),
    'inspiration-outfits': text('Kinderoutfits en sets', 'Kinderoutfits und Sets', 'Kids’ outfits and sets'),
    'inspiration-gifts': text('Cadeaus voor kinderen', 'Geschenke für Kinder', 'Gifts for kids'),
  },
  razz: {
    girls: text('Kleding voor meiden', 'Mode für Mädchen', 'Clothes for girls'),
    boys: text('Kleding voor jongens', 'Mode für Jungs', 'Clothes for boys'),
    all: text('Unisex kleding', 'Unisex-Mode', 'Unisex clothes'),
    new: text('Nieuw bij Razz', 'Neu bei Razz', 'New at Razz'),
    'new-girls': text('Nieuw voor meiden', 'Neu für Mädchen', 'New for girls'),
    'new-boys': text('Nieuw voor jongens', 'Neu für Jungs', 'New for boys'),
    'new-all': text('Nieuw, unisex', 'Neu, unisex', 'New, unisex'),
    sale: text('Sale bij Razz', 'Sale bei Razz', 'Sale at Razz'),
    'sale-girls': text('Sale voor meiden', 'Sale für Mädchen', 'Sale for girls'),
    'sale-boys': text('Sale voor jongens', 'Sale für Jungs', 'Sale for boys'),
    'sale-all': text('Sale, unisex', 'Sale, unisex', 'Sale, unisex'),
    lookbook: text('Lookbook', 'Lookbook', 'Lookbook'),
    'lookbook-outfits': text('Outfits en sets', 'Outfits und Sets', 'Outfits and sets'),
    'lookbook-gifts': text('Cadeaus', 'Geschenke', 'Gifts'),
  },
}
