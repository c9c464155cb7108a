const privatePages = [
  'cart',
  'checkout',
  'my-account',
  'login',
  'reset-password',
  'search',
  'no-result',
  'error',
  'maintenance',
  'storyblok',
  'page-not-found',
]

/** What search engines may keep: no personal or fleeting pages, and of filtered lists only the list itself. */
export function robotsOf(page: { readonly routeName: string; readonly isFiltered: boolean }): string {
  const isPrivate = privatePages.some((name) => page.routeName === name || page.routeName.startsWith(`${name}-`))
  return isPrivate || page.isFiltered ? 'noindex, follow' : 'index, follow'
}
