import { matchRoute } from '@vonk/domain/urls'
import type { IconName } from '@vonk/ui/icon'
import type { ComponentType } from 'react'
import type { SectionProps } from './section-props.ts'

type LoadSection = () => Promise<ComponentType<SectionProps>>

/** What a section needs to know of the shop to say whether it is there. */
type View = { readonly hasFamilyAccount: boolean }

/** A page of the account area. Another one needs an entry here, its fixed address in `staticRoutes` and its title. */
type Section = {
  /** The name of its fixed address. */
  readonly route: string
  readonly title: `account.${string}.title`
  readonly load: LoadSection
  /** Where it stands in the menu; left out for a page one reaches from another. */
  readonly menu?: { readonly path: string; readonly icon: IconName }
  /** Left out where every view has it. */
  readonly isIn?: (view: View) => boolean
}

/** In the order of the menu. */
export const sections = [
  {
    route: 'my-account',
    title: 'account.home.title',
    menu: { path: '/my-account', icon: 'home' },
    load: async () => (await import('./section-code.ts')).HomeSection,
  },
  {
    route: 'my-account-orders',
    title: 'account.orders.title',
    menu: { path: '/my-account/orders', icon: 'bag' },
    load: async () => (await import('./section-code.ts')).OrdersSection,
  },
  {
    route: 'my-account-order',
    title: 'account.order.title',
    load: async () => (await import('./section-code.ts')).OrderSection,
  },
  {
    route: 'my-account-wishlist',
    title: 'account.wishlist.title',
    menu: { path: '/my-account/wishlist', icon: 'heart' },
    load: async () => (await import('./section-code.ts')).WishlistSection,
  },
  {
    route: 'my-account-loyalty-card',
    title: 'account.loyalty.title',
    menu: { path: '/my-account/loyalty-card', icon: 'points' },
    load: async () => (await import('./section-code.ts')).LoyaltySection,
  },
  {
    route: 'my-account-family',
    title: 'account.family.title',
    menu: { path: '/my-account/family', icon: 'child' },
    isIn: ({ hasFamilyAccount }) => hasFamilyAccount,
    load: async () => (await import('./section-code.ts')).FamilySection,
  },
  {
    route: 'my-account-profile',
    title: 'account.profile.title',
    menu: { path: '/my-account/profile', icon: 'account' },
    load: async () => (await import('./section-code.ts')).ProfileSection,
  },
  {
    route: 'my-account-change-password',
    title: 'account.security.title',
    menu: { path: '/my-account/change-password', icon: 'lock' },
    load: async () => (await import('./section-code.ts')).SecuritySection,
  },
] as const satisfies readonly Section[]

export type AccountSection = Section & { readonly title: (typeof sections)[number]['title'] }

export type FoundSection = { readonly section: AccountSection; readonly params: SectionProps['params'] }

/** The section of an address of the view; null where the account has none. */
export function findSection(pathname: string, view: View): FoundSection | null {
  const match = matchRoute(pathname)
  const section = sectionsIn(view).find(({ route }) => route === match?.route.name)
  return match && section ? { section, params: match.params } : null
}

export function sectionsIn(view: View): readonly AccountSection[] {
  const all: readonly AccountSection[] = sections
  return all.filter(({ isIn }) => isIn?.(view) ?? true)
}
