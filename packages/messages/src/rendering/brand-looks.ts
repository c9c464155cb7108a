import type { Brand } from '@vonk/domain/stores'

/** The colours of the shop's own tokens, by day and by night; mails cannot share its style sheet. */
export type Colours = Readonly<
  Record<'ground' | 'paper' | 'ink' | 'soft' | 'line' | 'band' | 'onBand' | 'mark' | 'button' | 'onButton', string>
>

export type BrandLook = {
  readonly day: Colours
  readonly night: Colours
  readonly radius: string
  readonly logo: LogoLook
}
/** Without a text of its own it is the name of the brand. */
type LogoLook = { readonly text?: string; readonly fontWeight: number; readonly letterSpacing: string }

/** That of a brand that has none of its own is plain. */
export function lookOf(brand: Brand): BrandLook {
  return brandLooks.get(brand) ?? plain
}

const plain: BrandLook = {
  day: {
    ground: '#f4f4f4',
    paper: '#ffffff',
    ink: '#1a1a1a',
    soft: '#4d4d4d',
    line: '#d9d9d9',
    band: '#ffffff',
    onBand: '#1a1a1a',
    mark: '#1a1a1a',
    button: '#1a1a1a',
    onButton: '#ffffff',
  },
  night: {
    ground: '#101010',
    paper: '#1a1a1a',
    ink: '#ffffff',
    soft: '#c4c4c4',
    line: '#4d4d4d',
    band: '#101010',
    onBand: '#ffffff',
    mark: '#ffffff',
    button: '#ffffff',
    onButton: '#1a1a1a',
  },
  radius: '4px',
  logo: { fontWeight: 800, letterSpacing: '0' },
}

const brandLooks: ReadonlyMap<Brand, BrandLook> = new Map<Brand, BrandLook>([
  [
    'vonk',
    {
      day: {
        ground: '#fff7ea',
        paper: '#fffdf9',
        ink: '#191b45',
        soft: '#4b4d74',
        line: '#e6d6bd',
        band: '#fff7ea',
        onBand: '#191b45',
        mark: '#ff6b42',
        button: '#191b45',
        onButton: '#fff7ea',
      },
      night: {
        ground: '#11122e',
        paper: '#191b45',
        ink: '#fff7ea',
        soft: '#c9c8de',
        line: '#3a3c6b',
        band: '#11122e',
        onBand: '#fff7ea',
        mark: '#ff6b42',
        button: '#fff7ea',
        onButton: '#191b45',
      },
      radius: '14px',
      logo: { text: 'vonk', fontWeight: 800, letterSpacing: '-0.02em' },
    },
  ],
  [
    'razz',
    {
      day: {
        ground: '#ffffff',
        paper: '#ffffff',
        ink: '#0b0b0c',
        soft: '#46464c',
        line: '#0b0b0c',
        band: '#0b0b0c',
        onBand: '#ffffff',
        mark: '#c6ff00',
        button: '#c6ff00',
        onButton: '#0b0b0c',
      },
      night: {
        ground: '#0b0b0c',
        paper: '#0b0b0c',
        ink: '#ffffff',
        soft: '#c4c4ca',
        line: '#46464c',
        band: '#0b0b0c',
        onBand: '#ffffff',
        mark: '#c6ff00',
        button: '#c6ff00',
        onButton: '#0b0b0c',
      },
      radius: '0',
      logo: { text: 'RAZZ', fontWeight: 900, letterSpacing: '0.04em' },
    },
  ],
])
