import type { Brand, Fabric, Wearer } from '../../label/index.ts'
import type { Season } from '../../words/index.ts'
import type { Look } from './style.ts'

function dyes(ids: string): readonly string[] {
  return ids.split(' ')
}

/** What the dye card offers in a season, unless the cloth has a card of its own. */
export const seasonDyes: Readonly<Record<Season, readonly string[]>> = {
  'spring-summer': dyes(
    'sky cobalt denim coral cherry rose fuchsia lilac sun lime mint petrol cream white sand night black',
  ),
  'autumn-winter': dyes(
    'night petrol brick cherry rose plum lilac mustard forest olive cream sand cocoa stone charcoal black denim cobalt',
  ),
  'all-year': dyes(
    'night sky cobalt denim coral brick cherry rose fuchsia lilac plum mustard sun lime mint forest olive petrol cream white sand cocoa stone charcoal black',
  ),
}

export const clothDyes: Readonly<Partial<Record<Fabric, readonly string[]>>> = {
  denim: dyes('denim night sky black charcoal stone cream'),
  leather: dyes('white black night cocoa sand stone cream forest cherry'),
  puffer: dyes('night cobalt brick cherry plum mustard forest olive petrol cocoa charcoal black rose lilac'),
  softshell: dyes('night cobalt brick cherry plum mustard forest olive petrol charcoal rose lilac stone black'),
  'rain-nylon': dyes('sun mustard night forest petrol coral olive cobalt mint rose cherry black charcoal'),
  corduroy: dyes('brick mustard forest olive petrol cocoa sand night plum rose cherry stone black'),
  flannel: dyes('night brick cherry forest mustard petrol cocoa stone rose plum charcoal black'),
  twill: dyes('night sand olive stone cocoa brick petrol forest cream charcoal black mustard denim rose'),
  canvas: dyes('sand night olive cream coral cobalt mint sun petrol white black stone rose lime cherry'),
  pique: dyes('white night sky mint rose coral cobalt forest cherry sun stone sand lilac black'),
  'swim-lycra': dyes('cobalt coral fuchsia sun mint petrol lilac cherry night sky lime rose black'),
}

/** Rain cloth of a winter coat is not dyed for spring. */
export const coatDyes = dyes(
  'night cobalt brick cherry plum mustard forest olive petrol cocoa charcoal black rose lilac stone',
)

export const lookDyes: Readonly<Partial<Record<Look, readonly string[]>>> = {
  camo: dyes('olive forest sand stone charcoal cocoa petrol'),
  'tie-dye': dyes('lilac sky fuchsia sun mint lime cobalt coral black rose petrol cherry plum'),
}

export const wearerDyes: Readonly<Record<Brand, Readonly<Record<Wearer, readonly string[]>>>> = {
  vonk: {
    girls: dyes(
      'night sky denim coral brick cherry rose fuchsia lilac plum sun mustard mint forest petrol cream white sand cocoa stone',
    ),
    boys: dyes(
      'night sky cobalt denim coral brick cherry sun mustard lime mint forest olive petrol cream white sand cocoa stone charcoal',
    ),
    baby: dyes('night sky denim coral brick rose lilac sun mustard mint olive petrol cream white sand cocoa stone'),
    unisex: dyes(
      'night sky cobalt denim coral brick cherry sun mustard mint forest olive petrol cream sand stone charcoal',
    ),
  },
  razz: {
    girls: dyes(
      'black white charcoal stone cream sand night denim cobalt lilac fuchsia rose lime plum forest olive cherry cocoa petrol mint',
    ),
    boys: dyes(
      'black white charcoal stone cream sand night denim cobalt lime forest olive cherry cocoa petrol brick plum',
    ),
    baby: dyes('black'),
    unisex: dyes('black white charcoal stone cream sand night denim cobalt lime lilac forest olive cherry petrol'),
  },
}

/** Trims, collars and inks that go with a dye. */
export const accents: Readonly<Record<Brand, Readonly<Record<string, readonly string[]>>>> = {
  vonk: {
    night: dyes('cream coral sun mint'),
    sky: dyes('night coral cream sun'),
    cobalt: dyes('cream sun coral white'),
    denim: dyes('cream mustard coral'),
    coral: dyes('cream night rose sky'),
    brick: dyes('cream night mustard rose'),
    cherry: dyes('cream rose night sky'),
    rose: dyes('cherry cream night plum'),
    fuchsia: dyes('cream night sun lilac'),
    lilac: dyes('plum cream sun night'),
    plum: dyes('rose lilac cream mustard'),
    sun: dyes('night coral cream sky'),
    mustard: dyes('night cream brick forest'),
    lime: dyes('night white petrol'),
    mint: dyes('night coral cream petrol'),
    forest: dyes('cream mustard mint rose'),
    olive: dyes('cream brick mustard night'),
    petrol: dyes('cream coral mustard mint'),
    cream: dyes('brick night mustard forest rose'),
    white: dyes('night coral sky cherry'),
    sand: dyes('night brick forest cocoa'),
    cocoa: dyes('cream mustard rose sky'),
    stone: dyes('night coral mustard charcoal'),
    charcoal: dyes('mustard coral mint stone'),
    black: dyes('cream coral sun'),
  },
  razz: {
    night: dyes('lime white lilac'),
    sky: dyes('black white'),
    cobalt: dyes('lime white black'),
    denim: dyes('white black lime'),
    coral: dyes('black white'),
    brick: dyes('black cream'),
    cherry: dyes('black white'),
    rose: dyes('black cherry'),
    fuchsia: dyes('black lime white'),
    lilac: dyes('black lime plum'),
    plum: dyes('lilac lime'),
    sun: dyes('black cobalt'),
    mustard: dyes('black cream'),
    lime: dyes('black charcoal cobalt'),
    mint: dyes('black plum'),
    forest: dyes('lime cream'),
    olive: dyes('black lime cream'),
    petrol: dyes('lime white'),
    cream: dyes('black cobalt cherry'),
    white: dyes('black lime cobalt fuchsia'),
    sand: dyes('black forest cocoa'),
    cocoa: dyes('cream lime'),
    stone: dyes('black lime cobalt'),
    charcoal: dyes('lime fuchsia white'),
    black: dyes('lime white fuchsia stone'),
  },
}
