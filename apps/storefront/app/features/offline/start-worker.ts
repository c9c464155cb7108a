import { buildPath, type StoreView } from '@vonk/domain/stores'
import { registerWorker, tellPageOpened } from '../../device/worker/register-worker.ts'
import type { TranslateAccount } from '../../i18n/index.ts'
import type { NotificationRequest } from '../notifications/index.ts'
import { whenNotTyping } from './when-not-typing.ts'

export type WorkerPage = {
  readonly view: StoreView
  readonly patienceMs: number
  /** The files of its language. */
  readonly texts: readonly string[]
  notify(request: NotificationRequest): void
  sayLater(say: (t: TranslateAccount) => void): void
}

/** What everybody needs of a view without a network, besides what was seen: the pages the device fills by itself. */
const appShells = [
  '/',
  '/cart/',
  '/checkout/',
  '/checkout-return/',
  '/my-account/',
  '/my-account/orders/',
  // Of any order: see `appShellOf`.
  '/my-account/order/0/',
  '/my-account/wishlist/',
  '/my-account/loyalty-card/',
  '/offline.html',
]

/** Has the browser keep what it sees of the shop from now on, for when there is no network. */
export async function startWorker(page: WorkerPage, container: ServiceWorkerContainer): Promise<void> {
  const registration = await registerWorker({
    container,
    isOnline: () => navigator.onLine,
    // biome-ignore lint/suspicious/noConsole: the spec asks for these lines in the log
    log: (line, cause) => console.info(line, cause ?? ''),
    onUpdated: (takeOver) => whenNotTyping(document, () => offerUpdate(page, container, takeOver)),
  })
  if (!registration) return
  const { view, texts, patienceMs } = page
  await tellPageOpened(container, {
    kind: 'page-opened',
    address: location.href,
    texts,
    frames: appShells.map((path) => buildPath(view, path)),
    files: performance.getEntriesByType('resource').map(({ name }) => name),
    patienceMs,
  })
}

/** The shopper decides when: only the tab in which she does is loaded again. */
function offerUpdate({ notify, sayLater }: WorkerPage, container: ServiceWorkerContainer, takeOver: () => void): void {
  const update = () => {
    container.addEventListener('controllerchange', () => location.reload(), { once: true })
    takeOver()
  }
  sayLater((t) =>
    notify({
      type: 'info',
      message: t('offline.new-version'),
      action1: { label: t('notification.ok'), action: update },
      hasNoTimeout: true,
    }),
  )
}
