import { lazy, type ReactNode, Suspense } from 'react'
import type { EntryContext } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Fragment, FragmentCacheProvider } from '../fragments/index.ts'
import { createPacking } from './deferred-packing.server.ts'
import { createFragmentStore, type ScopedFragments } from './fragment-store.server.ts'
import { renderWholePage } from './render-whole-page.server.ts'

type Page = {
  children?: ReactNode
  loaderData?: Record<string, unknown>
  handover?: string
  hasDeferredScripts?: boolean
  checksFragments?: boolean
  fragments?: ScopedFragments
}

async function pageOf({
  children,
  loaderData = {},
  handover = '[]',
  hasDeferredScripts = true,
  checksFragments = false,
  fragments = createFragmentStore().within({}),
}: Page = {}) {
  // All that the function looks at; React Router makes the rest for `ServerRouter`.
  const entry = {
    serverHandoffStream: new Response(handover).body,
    staticHandlerContext: { loaderData },
  } as EntryContext
  const page = await renderWholePage(entry, {
    render: (_, cache) => (
      <FragmentCacheProvider cache={cache}>
        <html lang="en">
          <head>
            <link rel="modulepreload" href="/assets/shop.js" />
          </head>
          <body>{children}</body>
        </html>
      </FragmentCacheProvider>
    ),
    fragments,
    packing: createPacking().deferForPage(),
    nonce: 'n1',
    hasDeferredScripts,
    checksFragments,
  })
  return page?.toString() ?? null
}

const NeverThere = lazy(() => new Promise<{ default: () => ReactNode }>(() => {}))

describe('renderWholePage', () => {
  it('is a document with the loaders’ answers at its end, in a script the policy lets run', async () => {
    const page = await pageOf({ children: <h1>Coats</h1>, handover: '[{"a":1}]' })

    expect(page).toMatch(/^<!DOCTYPE html><html lang="en">/)
    expect(page).toContain('<h1>Coats</h1><script nonce="n1">')
    expect(page).toContain(String.raw`streamController.enqueue("[{\"a\":1}]");`)
    expect(page).toMatch(/streamController\.close\(\);<\/script><\/body><\/html>$/)
  })

  it('lets no text of the answers end the script early', async () => {
    const page = await pageOf({ handover: '["</script><script>alert(1)</script>","\u2028"]' })

    expect(page?.match(/<\/script>/g)).toHaveLength(1)
    expect(page).not.toContain('\u2028')
  })

  it('lets scripts wait for styles, fonts and the first picture, except in development', async () => {
    expect(await pageOf()).toContain('<link rel="deferred" href="/assets/shop.js"/>')
    expect(await pageOf({ hasDeferredScripts: false })).toContain('<link rel="modulepreload" href="/assets/shop.js"/>')
  })

  it('refuses a fragment that forgot a dependency where fragments are checked, and shows old HTML where they are not', async () => {
    const fragments = createFragmentStore().within({})
    const page = (cents: number, checksFragments: boolean) => ({
      children: (
        <Fragment dependsOn={[fragments]} name="price">
          <b>{cents}</b>
        </Fragment>
      ),
      fragments,
      checksFragments,
    })

    expect(await pageOf(page(100, true))).toContain('<b>100</b>')
    expect(await pageOf(page(100, true))).toContain('<b>100</b>')
    expect(await pageOf(page(200, false))).toContain('<b>100</b>')
    await expect(pageOf(page(200, true))).rejects.toThrow('fragment "price"')
  })

  it.each([
    ['a loader promised something', { loaderData: { home: { later: Promise.resolve(1) } } }],
    ['its code is not loaded yet', { children: <NeverThere /> }],
    [
      'a part of it is not loaded yet',
      {
        children: (
          <Suspense>
            <NeverThere />
          </Suspense>
        ),
      },
    ],
    ['it fails', { children: <Broken /> }],
  ] satisfies [string, Page][])('is not there at once where %s, so that it is streamed', async (_, page) => {
    expect(await pageOf(page)).toBeNull()
  })
})

function Broken(): ReactNode {
  throw new Error('broken')
}
