import type { I18n } from '@lingui/core'
import { buildPath, type StoreView } from '@vonk/domain/stores'
import { legalPaths } from '@vonk/domain/urls'
import type { ThemeLink } from '../index.ts'

const pages = ['terms', 'privacy', 'imprint', 'withdrawal'] as const

/** What has to be reachable from every page by law, for views whose editors have not said where it is. */
export function legalLinksOf(view: StoreView, i18n: I18n): ThemeLink[] {
  return pages.map((page) => ({
    label: i18n._(`legal.${page}`),
    href: buildPath(view, legalPaths[view.language][page]),
  }))
}
