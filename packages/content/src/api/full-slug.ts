import type { StoreDirectory, StoreView } from '@vonk/domain/stores'

export type SlugReader = { readonly directory: StoreDirectory; readonly view: StoreView }

const home = 'home'
const fallback = 'default'
const longest = 300

/** The full slug of a story, under the code of its view; null for what can be no slug at all. */
export function fullSlugOf(slug: string, reader: SlugReader): string | null {
  const segments = slug.split('/').filter((segment) => segment !== '')
  if (slug.length > longest || !segments.every((segment) => /^[\w-]+$/.test(segment))) return null
  const full = slugPrefixOf(segments.join('/'), reader) || reader.view.code
  return full.includes('/') ? full : `${full}/${home}`
}

/** The beginning of full slugs; without a store code it is one inside the view. */
export function slugPrefixOf(prefix: string, { directory, view }: SlugReader): string {
  const bare = prefix.replace(/^\/+/, '')
  const [first = '', ...rest] = bare.split('/')
  if (first === fallback) return [directory.defaultCode, ...rest].join('/')
  const isPrefixed = directory.views.some(({ code }) => code === first)
  return bare === '' || isPrefixed ? bare : `${view.code}/${bare}`
}
