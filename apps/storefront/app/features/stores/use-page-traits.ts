import type { FoundRoute } from '@vonk/domain/urls'
import type { ComponentType, ReactNode } from 'react'
import { useMatches } from 'react-router'

/** The same page in another view; `path` is written inside that view, without its prefix. */
export type Alternate = { readonly code: string; readonly path: string }

/** What a route says about itself, in its `handle` or, where it depends on what was found, in its loader's answer. */
export type PageHandle = {
  /** The app shell it stands in where that is not the usual one; its code comes with the page. */
  readonly Layout?: ComponentType<{ children: ReactNode }>
  /** The page begins with a picture that the header may lie on. */
  readonly hasTransparentHeader?: boolean
  /** The waiting room stands in for the page. */
  readonly isWaiting?: boolean
  /** The page itself invites to the newsletter at its end, so the footer does not. */
  readonly hasNewsletter?: boolean
  /** A page without a counterpart in other views sends the shopper to their front door. */
  readonly isOnlyHere?: boolean
  /** Where the page is in other views, when its address is not the same everywhere. */
  readonly alternates?: readonly Alternate[]
}

/** As the loader of all addresses that are no fixed pages answers; others answer none of it. */
export type FoundPage = { readonly kind?: string; readonly route?: FoundRoute | null } | null

/** What the page at hand turned out to be, where its address alone does not tell. */
export function useFoundPage(): FoundPage | undefined {
  // Of all loaders only that of such addresses answers these fields.
  return useMatches().at(-1)?.loaderData as FoundPage | undefined
}

/** The traits of the page at hand; the innermost route has the last word, what a loader found wins over the handle. */
export function usePageTraits(): PageHandle {
  const parts = useMatches().flatMap(({ handle, loaderData }) => [handle, loaderData])
  return Object.assign({}, ...parts.map(traitsOf))
}

function traitsOf(part: unknown): PageHandle {
  if (typeof part !== 'object' || part === null) return {}
  // Handles and loader data are untyped here; routes declare these fields as PageHandle.
  const { Layout, hasTransparentHeader, isWaiting, hasNewsletter, isOnlyHere, alternates } = part as PageHandle
  return {
    ...(Layout && { Layout }),
    ...(hasTransparentHeader && { hasTransparentHeader }),
    ...(isWaiting && { isWaiting }),
    ...(hasNewsletter && { hasNewsletter }),
    ...(isOnlyHere && { isOnlyHere }),
    ...(Array.isArray(alternates) && { alternates }),
  }
}
