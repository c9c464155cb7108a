import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

type StreamOptions = {
  readonly request: Request
  readonly nonce: string | undefined
  readonly patienceMs: number
  readonly onError: ((error: unknown) => void) | undefined
}

/** Writes the page as soon as its app shell stands; crawlers get it when all of it does. */
export function streamPage(page: ReactNode, options: StreamOptions): Promise<ReadableStream> {
  const { request, nonce, patienceMs, onError } = options
  const readyEvent = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // React would send the finished parts of a large page after it, and announcements and menu would push the page down.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      [readyEvent]() {
        const body = new PassThrough().once('close', () => clearTimeout(timeout))
        pipe(body)
        resolve(createReadableStreamFromReadable(body))
      },
      onShellError: reject,
      onError: (error) => onError?.(error),
    })
    const timeout = setTimeout(abort, patienceMs)
  })
}
