import type { PageOpened, WorkerMessage } from './worker-message.ts'

const workerFile = '/service-worker.js'

/** The lines the log of every shop of this family has. */
const lines = {
  ready: 'App is being served from cache by a service worker.',
  cached: 'Content has been cached for offline use.',
  updated: 'New content is available; please refresh.',
  offline: 'No internet connection found. App is running in offline mode.',
  error: 'Error during service worker registration:',
}

type RegisterParts = {
  readonly container: ServiceWorkerContainer
  isOnline(): boolean
  log(line: string, cause?: unknown): void
  /** Another version is there, and waits until it may take over. */
  onUpdated(takeOver: () => void): void
}

/** Registers the service worker and says in the log what becomes of it; null where there is none. */
export async function registerWorker(parts: RegisterParts): Promise<ServiceWorkerRegistration | null> {
  const { container, isOnline, log } = parts
  if (!isOnline()) log(lines.offline)
  try {
    const registration = await container.register(workerFile)
    // Browsers that keep no workers (some private modes) answer with nothing.
    if (!registration) return null
    if (registration.waiting && container.controller) tellUpdated(parts, registration.waiting)
    const { installing } = registration
    // The event about the first worker may come after it was seen here.
    const followNew = () => registration.installing !== installing && follow(parts, registration.installing)
    registration.addEventListener('updatefound', followNew)
    follow(parts, installing)
    void container.ready.then(() => log(lines.ready))
    return registration
  } catch (cause) {
    if (isOnline()) log(lines.error, cause)
    return null
  }
}

/** Tells the worker, as soon as there is one, what the page consists of. */
export async function tellPageOpened(container: ServiceWorkerContainer, page: PageOpened): Promise<void> {
  const { active } = await container.ready
  active?.postMessage(page satisfies WorkerMessage)
}

function follow(parts: RegisterParts, worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state !== 'installed') return
    if (parts.container.controller) tellUpdated(parts, worker)
    else parts.log(lines.cached)
  })
}

function tellUpdated({ log, onUpdated }: RegisterParts, worker: ServiceWorker): void {
  log(lines.updated)
  onUpdated(() => worker.postMessage({ kind: 'take-over' } satisfies WorkerMessage))
}
