import { createWorker } from './create-worker.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { createKeptPatience } from './kept-patience.ts'
import { readMessage, type WorkerMessage } from './worker-message.ts'
import type { WorkerScope } from './worker-scope.ts'

// Written in by the build: what the worker of this version keeps.
declare const BUILD_VERSION: string
declare const BUILD_FILES: readonly string[]

// In a worker the global object is its scope.
const scope = globalThis as unknown as WorkerScope

const now = () => Date.now()
const worker = createWorker({
  kept: createKeptAnswers({ caches: scope.caches, version: BUILD_VERSION, now }),
  patience: createKeptPatience(scope.caches),
  origin: scope.location.origin,
  files: BUILD_FILES,
  isSaving: scope.navigator.connection?.saveData ?? false,
  fetch: (request, init) => fetch(request, init).catch(tellUnreachable),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now,
})

/** The pages find out whether that was the network. What a page itself has called off says nothing about it. */
async function tellUnreachable(cause: unknown): Promise<never> {
  const isCalledOff = cause instanceof DOMException && cause.name === 'AbortError'
  for (const page of isCalledOff ? [] : await scope.clients.matchAll()) {
    page.postMessage({ kind: 'unreachable' } satisfies WorkerMessage)
  }
  throw cause
}

scope.addEventListener('install', (event) => event.waitUntil(worker.install()))

scope.addEventListener('activate', (event) => {
  // Pages are asked for while the worker wakes up, so that it delays none of them.
  const preload = scope.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([worker.activate(), preload, scope.clients.claim()]))
})

scope.addEventListener('fetch', (event) => {
  const answering = worker.answer(event.request, event.preloadResponse)
  if (!answering) return
  event.respondWith(answering.answer)
  event.waitUntil(answering.work)
})

scope.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (message?.kind === 'take-over') event.waitUntil(scope.skipWaiting())
  if (message?.kind === 'page-opened') event.waitUntil(worker.onPageOpened(message))
})
