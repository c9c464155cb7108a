import type { StoreDirectory, StoreView } from '@vonk/domain/stores'

export type SlugReader = { readonly directory: StoreDirectory; readonly view: StoreView }

const home = 'home'
const longest = 300

/** The full slug of a story, under the code of its view; null for what can be no slug at all. */
export function fullSlugOf(slug: string, { directory, view }: SlugReader): string | null {
  const segments = slug.split('/').filter((segment) => segment !== '')
  if (slug.length > longest || !segments.every((segment) => /^[\w-]+$/.test(segment))) return null
  const isPrefixed = directory.views.some(({ code }) => code === segments[0])
  const inView = isPrefixed ? segments : [view.code, ...segments]
  return (inView.length === 1 ? [...inView, home] : inView).join('/')
}

/** The beginning of full slugs; without a store code it is one inside the view. */
export function slugPrefixOf(prefix: string, { directory, view }: SlugReader): string {
  const bare = prefix.replace(/^\/+/, '')
  const isPrefixed = directory.views.some(({ code }) => bare === code || bare.startsWith(`${code}/`))
  return bare === '' || isPrefixed ? bare : `${view.code}/${bare}`
}
