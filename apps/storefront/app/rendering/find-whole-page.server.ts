import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import { asScript } from './as-script.ts'
import { withLateScripts } from './late-scripts.ts'
import { listLater } from './pack-later.server.ts'
import type { PageWriter } from './page-writer.server.ts'

type WholePageOptions = {
  readonly render: (entry: EntryContext) => ReactNode
  readonly nonce: string | undefined
  readonly pageWriter: PageWriter
  readonly hasLateScripts: boolean
}

/**
 * The page in one piece, which costs a fraction of what a stream does; null where a part of it is still on its way: code
 * that was not loaded yet, or data a loader promised.
 */
export async function findWholePage(
  entry: EntryContext,
  options: WholePageOptions,
): Promise<Buffer<ArrayBuffer> | null> {
  const { serverHandoffStream, ...withoutStream } = entry
  if (!serverHandoffStream || isPromised(entry)) return null
  const html = findHtml(options.render(withoutStream))
  return html === null ? null : writePage(html, { ...options, entry, answers: await readAll(serverHandoffStream) })
}

type PageParts = Omit<WholePageOptions, 'render'> & {
  readonly entry: EntryContext
  /** The loaders' answers, as the router writes them. */
  readonly answers: string
}

/** The document from what React drew and what the browser is to know. */
function writePage(html: string, parts: PageParts): Buffer<ArrayBuffer> {
  const end = html.lastIndexOf('</body>')
  const body = parts.hasLateScripts ? withLateScripts(html.slice(0, end)) : html.slice(0, end)
  const page = `<!DOCTYPE html>${body}${handoverScript(parts)}${html.slice(end)}`
  return parts.pageWriter.assemble(page, parts.nonce ?? '')
}

function isPromised({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Object.values(loaderData).some((data) => Object.values(data ?? {}).some((value) => value instanceof Promise))
}

// What React writes in place of a part that it could not finish in one go.
const unfinished = '<!--$!-->'

/** What React can draw of the page at once; null where that is not all of it. */
function findHtml(page: ReactNode): string | null {
  try {
    const html = renderToString(page)
    return html.includes(unfinished) ? null : html
  } catch {
    // Streaming meets the same error and reports it, or waits for what was missing.
    return null
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
  }
  return text
}

/** Hands the loaders' answers to the router in the browser, as `ServerRouter` does in a stream. */
function handoverScript({ entry, answers, nonce, pageWriter }: PageParts): string {
  const filled = listLater(entry).reduce(
    (text, { token, inScript }) => text.replace(token, () => pageWriter.insert(inScript)),
    asScript(answers),
  )
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  const controller = 'window.__reactRouterContext.streamController'
  return `<script${attribute}>${controller}.enqueue("${filled}");${controller}.close();</script>`
}
