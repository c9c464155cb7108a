import type { I18n } from '@lingui/core'
import { buildPath, type Language, type StoreView } from '@vonk/domain/stores'
import type { ThemeLink } from '../index.ts'

const pages = ['terms', 'privacy', 'imprint', 'withdrawal'] as const

const slugs: Readonly<Record<Language, Readonly<Record<(typeof pages)[number], string>>>> = {
  nl: { terms: 'algemene-voorwaarden', privacy: 'privacy', imprint: 'colofon', withdrawal: 'herroepen' },
  en: { terms: 'terms-and-conditions', privacy: 'privacy', imprint: 'imprint', withdrawal: 'withdrawal' },
  de: { terms: 'agb', privacy: 'datenschutz', imprint: 'impressum', withdrawal: 'widerruf' },
}

/** What has to be reachable from every page by law, for views whose editors have not said where it is. */
export function legalLinksOf(view: StoreView, i18n: I18n): ThemeLink[] {
  return pages.map((page) => ({
    label: i18n._(`legal.${page}`),
    href: buildPath(view, `/${slugs[view.language][page]}`),
  }))
}
