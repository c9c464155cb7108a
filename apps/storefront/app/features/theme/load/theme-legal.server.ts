import { buildPath, type StoreView } from '@vonk/domain/stores'
import { withdrawPage } from '@vonk/domain/urls'
import { legalPathsIn, type Texts } from '#i18n/index.ts'
import type { ThemeLink } from '../index.ts'

const pages = ['terms', 'privacy', 'imprint'] as const

/** What has to be reachable from every page by law, for views whose editors have not said where it is. */
export function legalLinksOf(view: StoreView, i18n: Texts): ThemeLink[] {
  const linkTo = (page: (typeof pages)[number] | 'accessibility') => ({
    label: i18n._(`legal.${page}`),
    href: buildPath(view, legalPathsIn(view.language)[page]),
  })
  return [...pages.map(linkTo), withdrawLinkOf(view, i18n), linkTo('accessibility')]
}

/** The way out of a purchase, which no editor can leave out. */
export function withdrawLinkOf(view: StoreView, i18n: Texts): ThemeLink {
  return { label: i18n._('legal.withdrawal'), href: buildPath(view, withdrawPage) }
}
