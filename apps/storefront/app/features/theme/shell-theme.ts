import type { ProductRow } from '../product/index.ts'
/** A link with its address ready to be followed. */
export type ThemeLink = { readonly label: string; readonly href: string; readonly isNewTab?: true }

export type ThemeImage = { readonly src: string; readonly alt: string; readonly width: number; readonly height: number }

/** An entry of the menu's top level; its submenu is fetched when somebody opens it. */
export type MenuEntry = {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly isHighlighted?: true
  readonly hasSubmenu?: true
}

export type LinkList = { readonly title: string; readonly links: readonly ThemeLink[] }

export type SocialPlatform = 'instagram' | 'tiktok' | 'facebook' | 'pinterest' | 'youtube' | 'snapchat'

/** A piece of a line of text; with an address it is a link. */
export type TextRun = { readonly text: string; readonly href?: string }

export type FooterRow = {
  readonly lines: readonly (readonly TextRun[])[]
  readonly links: readonly ThemeLink[]
  readonly images: readonly ThemeImage[]
}

export type UspBarContent = {
  readonly usps: readonly { readonly label: string; readonly href?: string }[]
  readonly animate: boolean
  readonly extraLink: ThemeLink | null
}

export type NewsletterContent = {
  readonly title: string
  readonly text: string
  readonly placeholder: string
  readonly buttonLabel: string
  readonly smallPrint: string
}

export type FooterContent = {
  readonly socialMedia: readonly (ThemeLink & { readonly platform: SocialPlatform })[]
  readonly newsletter: NewsletterContent | null
  readonly linkLists: readonly LinkList[]
  readonly additionalRows: readonly FooterRow[]
}

/** What the first HTML of every page shows around it. */
export type ShellTheme = {
  readonly logo: ThemeImage | null
  readonly menu: readonly MenuEntry[]
  readonly uspBar: UspBarContent | null
  readonly footer: FooterContent
  /** Imprint, terms and privacy: shown even where there is no footer. */
  readonly legalLinks: readonly ThemeLink[]
  readonly search: { readonly placeholder: string; readonly hasSections: boolean }
  /** The page of the waiting room while there is one. */
  readonly landingPage: string | null
  /** Names the menu's details: another version, another address. */
  readonly version: string
}

/** A heading over a list of links; both lead somewhere, or only the links. */
export type MenuRow = { readonly title: string; readonly href?: string; readonly links: readonly ThemeLink[] }

export type MenuPromo = {
  readonly title: string
  readonly text: string
  readonly href: string
  readonly image: ThemeImage
}

export type Submenu = { readonly columns: readonly (readonly MenuRow[])[]; readonly promo: MenuPromo | null }

export type SearchSection =
  | ({ readonly kind: 'links' } & LinkList)
  | { readonly kind: 'tiles'; readonly title: string; readonly tiles: readonly SearchTile[] }
  | ({ readonly kind: 'products'; readonly title: string } & ProductRow)
  | ({ readonly kind: 'article' } & MenuPromo)

export type SearchTile = { readonly title: string; readonly href: string; readonly image: ThemeImage | null }

/** What menus and search show once they are opened, by the id of the menu's entries. */
export type MenuDetails = {
  readonly submenus: Readonly<Record<string, Submenu>>
  readonly footerLinks: readonly ThemeLink[]
  readonly search: readonly SearchSection[]
}

export const blankTheme: ShellTheme = {
  logo: null,
  menu: [],
  uspBar: null,
  footer: { socialMedia: [], newsletter: null, linkLists: [], additionalRows: [] },
  legalLinks: [],
  search: { placeholder: '', hasSections: false },
  landingPage: null,
  version: '',
}
