import { accountPage, cartPage, homePage, loginPage, pathSegments } from '../urls/index.ts'
import { clickWishlist, type WishlistClick } from '../wishlist/index.ts'

export type Visitor = { readonly isLoggedIn: boolean }

/** Where the account icon leads. */
export function accountLink({ isLoggedIn }: Visitor): string {
  return isLoggedIn ? accountPage : loginPage
}

export type Tab = 'home' | 'menu' | 'wishlist' | 'account' | 'cart'
/** The lit tab; home lights none. */
export type ActiveTab = Exclude<Tab, 'home'> | null

export type TabPress = {
  readonly active: ActiveTab
  /** Where to go, or null to stay. */
  readonly page: string | null
  readonly notice: WishlistClick['notice']
}

/** The buttons at the bottom of a phone; a sample sale has no menu. */
export function tabsOf(view: { readonly isSampleSale: boolean }): Tab[] {
  const tabs: Tab[] = ['home', 'menu', 'wishlist', 'account', 'cart']
  return view.isSampleSale ? tabs.filter((tab) => tab !== 'menu') : tabs
}

/** The tab a page lights when the shopper arrives on it. */
export function tabOfPage(page: string): ActiveTab {
  const [first, second] = pathSegments(page)
  if (first === 'my-account') return second === 'wishlist' ? second : 'account'
  return first === 'cart' && second === undefined ? first : null
}

/** Pressing the lit tab puts it out and goes nowhere; pressing another lights it and leads to its page. */
export function pressTab(active: ActiveTab, tab: Tab, visitor: Visitor): TabPress {
  if (tab === active) return { active: null, page: null, notice: null }
  switch (tab) {
    case 'home':
      return { active: null, page: homePage, notice: null }
    case 'menu':
      return { active: tab, page: null, notice: null }
    case 'wishlist':
      return { active: tab, ...clickWishlist(visitor) }
    case 'account':
      return { active: tab, page: accountLink(visitor), notice: null }
    case 'cart':
      return { active: tab, page: cartPage, notice: null }
  }
}
