import type { Language } from './language.ts'

export type Colour = {
  readonly id: string
  readonly hex: string
  readonly names: Readonly<Record<Language, string>>
}

function colour(id: string, hex: string, [nl, de, en]: readonly [nl: string, de: string, en: string]): Colour {
  return { id, hex, names: { nl, de, en } }
}

/** The dye card of both brands; every garment, picture and filter uses these. */
export const colours: readonly Colour[] = [
  colour('night', '#232a4d', ['nachtblauw', 'Nachtblau', 'night blue']),
  colour('sky', '#8fc3e8', ['hemelsblauw', 'Himmelblau', 'sky blue']),
  colour('cobalt', '#2f55c9', ['kobaltblauw', 'Kobaltblau', 'cobalt blue']),
  colour('denim', '#4f6f95', ['denimblauw', 'Denimblau', 'denim blue']),
  colour('coral', '#ef6a45', ['koraal', 'Koralle', 'coral']),
  colour('brick', '#b4492f', ['baksteenrood', 'Ziegelrot', 'brick red']),
  colour('cherry', '#c22840', ['kersenrood', 'Kirschrot', 'cherry red']),
  colour('rose', '#f0a9b5', ['oudroze', 'Altrosa', 'dusty pink']),
  colour('fuchsia', '#e83e8c', ['fuchsia', 'Fuchsia', 'fuchsia']),
  colour('lilac', '#b9a3d6', ['lila', 'Flieder', 'lilac']),
  colour('plum', '#6d3a63', ['pruim', 'Pflaume', 'plum']),
  colour('sun', '#f6c445', ['zonnegeel', 'Sonnengelb', 'sunny yellow']),
  colour('mustard', '#cf9a2c', ['mosterdgeel', 'Senfgelb', 'mustard']),
  colour('lime', '#b8e02a', ['limoengroen', 'Limettengrün', 'lime']),
  colour('mint', '#8fd3b6', ['mintgroen', 'Mintgrün', 'mint']),
  colour('forest', '#2f5a43', ['bosgroen', 'Waldgrün', 'forest green']),
  colour('olive', '#767a45', ['olijfgroen', 'Olivgrün', 'olive']),
  colour('petrol', '#1f6470', ['petrol', 'Petrol', 'teal']),
  colour('cream', '#f4ead6', ['roomwit', 'Cremeweiß', 'cream']),
  colour('white', '#fbfaf7', ['wit', 'Weiß', 'white']),
  colour('sand', '#d9c3a0', ['zand', 'Sand', 'sand']),
  colour('cocoa', '#6f4a35', ['cacaobruin', 'Kakaobraun', 'cocoa']),
  colour('stone', '#a9aab0', ['steengrijs', 'Steingrau', 'stone grey']),
  colour('charcoal', '#3a3c44', ['antraciet', 'Anthrazit', 'charcoal']),
  colour('black', '#17181c', ['zwart', 'Schwarz', 'black']),
]
