import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import type { FragmentCache } from '../fragments/index.ts'
import { checkPage } from './check-page.server.ts'
import type { DeferredPacking } from './deferred-packing.server.ts'
import { deferScripts } from './deferred-scripts.ts'
import { escapeForScript } from './escape-for-script.ts'
import type { ScopedFragments } from './fragment-store.server.ts'
import { createPageAssembler, type PageAssembler } from './page-assembler.server.ts'

export type WholePageOptions = {
  readonly render: (entry: EntryContext, cache: FragmentCache | null) => ReactNode
  readonly fragments: ScopedFragments
  readonly packing: DeferredPacking
  readonly nonce: string | undefined
  readonly hasDeferredScripts: boolean
  /** Renders the page again without the cache and compares: for development and tests. */
  readonly checksFragments: boolean
}

/**
 * The page in one piece, which costs a fraction of what a stream does; null where a part of it is still on its way (code
 * that was not loaded yet, or data a loader promised), or where it fails.
 */
export async function renderWholePage(
  entry: EntryContext,
  options: WholePageOptions,
): Promise<Buffer<ArrayBuffer> | null> {
  const { serverHandoffStream, ...withoutStream } = entry
  if (!serverHandoffStream || isPromised(entry)) return null
  const { fragments, nonce = '', checksFragments } = options
  const render = (cache: FragmentCache | null) => findHtml(withoutStream, cache, options)
  const assembler = createPageAssembler(fragments)
  const html = render(assembler.cache)
  if (html === null) return null
  const page = withHandover(html, { ...options, assembler, answers: await readAll(serverHandoffStream) })
  if (checksFragments) checkPage(assembler.assemble(html, nonce).toString(), { render, fragments })
  return assembler.assemble(page, nonce)
}

type PageParts = Pick<WholePageOptions, 'packing' | 'nonce'> & {
  readonly assembler: PageAssembler
  /** The loaders' answers, as the router writes them. */
  readonly answers: string
}

/** The document from what React rendered and what the browser is to know. */
function withHandover(html: string, parts: PageParts): string {
  const end = html.lastIndexOf('</body>')
  return `<!DOCTYPE html>${html.slice(0, end)}${handoverScript(parts)}${html.slice(end)}`
}

function isPromised({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Object.values(loaderData).some((data) => Object.values(data ?? {}).some((value) => value instanceof Promise))
}

// What React writes in place of a part that it could not finish in one go.
const unfinished = '<!--$!-->'

/** What React can render of the page at once; null where that is not all of it. */
function findHtml(
  entry: EntryContext,
  cache: FragmentCache | null,
  { render, hasDeferredScripts }: WholePageOptions,
): string | null {
  try {
    const html = renderToString(render(entry, cache))
    if (html.includes(unfinished)) return null
    return hasDeferredScripts ? deferScripts(html) : html
  } catch {
    // Streaming meets the same error and reports it, or waits for what was missing.
    return null
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value)
  // Quicker than a decoder of streams, which a page of a few parts does not need.
  return Buffer.concat(parts).toString()
}

/** Hands the loaders' answers to the router in the browser, as `ServerRouter` does in a stream. */
function handoverScript({ packing, answers, nonce, assembler }: PageParts): string {
  const filled = packing
    .list()
    .reduce(
      (text, { token, inScript }) => text.replace(token, () => assembler.insert(inScript)),
      escapeForScript(answers),
    )
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  const controller = 'window.__reactRouterContext.streamController'
  return `<script${attribute}>${controller}.enqueue("${filled}");${controller}.close();</script>`
}
