import { createHash } from 'node:crypto'
import type { ThemeContent } from '@vonk/contract'
import type { StoreView } from '@vonk/domain/stores'
import type { FooterContent, MenuDetails, SearchSection, ShellTheme, ThemeLink } from '../index.ts'
import { hrefOf, toThemeImage, toThemeLink, toThemeLinks } from './theme-links.server.ts'
import { articlePromo, toLandingPage, toMenuEntry, toSubmenus } from './theme-menu.server.ts'
import { toTextLines } from './theme-text.server.ts'

/** A view's theme as pages show it: what stands in the first HTML, and what is fetched when it is wanted. */
export type ThemeParts = { readonly theme: ShellTheme; readonly details: MenuDetails }

type Settings = {
  readonly view: StoreView
  readonly legalLinks: readonly ThemeLink[]
  /** Where one withdraws from a purchase: in the legal line whether editors name it or not. */
  readonly withdrawLink: ThemeLink
}

/** The words and links of editors, made ready; `legalLinks` stand in where the footer names none. */
export function toThemeParts(content: ThemeContent, { view, legalLinks, withdrawLink }: Settings): ThemeParts {
  const { linkLists, ...footer } = toFooter(content.footer, view)
  // Editors put the legal pages last; they get a line of their own that no screen folds away.
  const named = linkLists.length > 1 ? linkLists.at(-1) : null
  const details = toDetails(content, view)
  const theme = {
    logo: content.header.logo && toThemeImage(content.header.logo, 375),
    menu: content.menu.items.map((item) => toMenuEntry(item, view)),
    uspBar: toUspBar(content.uspBar, view),
    footer: { ...footer, linkLists: named ? linkLists.slice(0, -1) : linkLists },
    legalLinks: named ? withLink(named.links, withdrawLink) : legalLinks,
    search: { placeholder: content.search?.placeholder ?? '', hasSections: details.search.length > 0 },
    landingPage: toLandingPage(content.landingPage, view),
    version: versionOf(details),
  }
  return { theme, details }
}

function withLink(links: readonly ThemeLink[], link: ThemeLink): readonly ThemeLink[] {
  return links.some(({ href }) => href === link.href) ? links : [...links, link]
}

export function versionOf(details: MenuDetails): string {
  return createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 8)
}

function toUspBar(bar: ThemeContent['uspBar'], view: StoreView): ShellTheme['uspBar'] {
  if (!bar || bar.usps.length === 0) return null
  return {
    usps: bar.usps.map(({ label, link }) => (link ? { label, href: hrefOf(link, view) } : { label })),
    animate: bar.animate,
    extraLink: bar.extraLink && toThemeLink(bar.extraLink, view),
  }
}

function toFooter(footer: ThemeContent['footer'], view: StoreView): FooterContent {
  const { newsletter } = footer
  return {
    socialMedia: footer.socialMedia.map((item) => ({ platform: item.platform, ...toThemeLink(item, view) })),
    newsletter: newsletter && {
      title: newsletter.title,
      text: newsletter.text,
      placeholder: newsletter.placeholder,
      buttonLabel: newsletter.buttonLabel,
      smallPrint: newsletter.smallPrint,
    },
    linkLists: footer.linkLists.map(({ title, links }) => ({ title, links: toThemeLinks(links, view) })),
    additionalRows: footer.additionalRows.map(({ text, links, images }) => ({
      lines: toTextLines(text, view),
      links: toThemeLinks(links, view),
      images: images.map((image) => toThemeImage(image, 375)),
    })),
  }
}

function toDetails({ menu, search }: ThemeContent, view: StoreView): MenuDetails {
  return {
    submenus: toSubmenus(menu.items, view),
    footerLinks: toThemeLinks(menu.footerLinks, view),
    search: (search?.sections ?? []).flatMap((section) => toSection(section, view) ?? []),
  }
}

type Section = NonNullable<ThemeContent['search']>['sections'][number]

function toSection(section: Section, view: StoreView): SearchSection | null {
  switch (section.component) {
    case 'search-links':
      return { kind: 'links', title: section.title, links: toThemeLinks(section.links, view) }
    case 'category-tiles':
      return {
        kind: 'tiles',
        title: section.title,
        tiles: section.tiles.map(({ title, link, image }) => ({
          title,
          href: hrefOf(link, view),
          image: image && toThemeImage(image, 375),
        })),
      }
    case 'product-carousel': {
      const { title, source, skus, categoryId, query, size } = section
      return { kind: 'products', title, source, skus, categoryId, query, size }
    }
    case 'blog-article': {
      const promo = articlePromo(section, view)
      return promo && { kind: 'article', ...promo }
    }
  }
}
