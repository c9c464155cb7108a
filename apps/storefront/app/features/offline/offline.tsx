import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { readLocal, useSettings, useWholeDevice } from '../../device/index.ts'
import { lazyLocalCache } from '../../device/lazy-local-cache.ts'
import { useLaterFiles, useSayFromAccount, useTranslation } from '../../i18n/index.ts'
import { isOnline, useIsOnline } from '../../ui/use-is-online.ts'
import { useNotify } from '../notifications/index.ts'
import { useShop } from '../stores/index.ts'
import { takeCarriedMessage } from './carried-message.ts'
import { keepSeenProducts } from './keep-seen-products.ts'
import { retryPictures } from './retry-pictures.ts'
import { StandInTheWay } from './stand-in-the-way.tsx'
import { startWorker } from './start-worker.ts'
import { useNetworkWatch } from './use-network-watch.ts'

type OfflineProps = {
  /** The address of the code of the home page, which a shopper without a network is led to. */
  homeScript: string | null
}

/** Long enough for everything the page itself needs, which what is kept for later must not hold up. */
const lateMs = 4000

/** Makes the shop ready for the loss of the network while there is one, and opens what is on the device when there is none. */
export function Offline({ homeScript }: OfflineProps) {
  const hasHome = useCodeOfHome(homeScript)
  useNetworkWatch()
  const { view } = useShop()
  const { pagePatienceMs: patienceMs } = useSettings()
  const texts = useLaterFiles()
  const notify = useNotify()
  // Its words are among those of the account, so that no page fetches them with its own.
  const sayLater = useSayFromAccount()
  const start = useEffectEvent(() => {
    // Never while developing: the newest code is what is wanted then. Only safe connections have workers at all.
    const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator
    if (hasWorker) void startWorker({ view, texts, patienceMs, notify, sayLater }, navigator.serviceWorker)
  })
  useEffect(() => {
    const timer = setTimeout(start, lateMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => retryPictures(document), [])
  useCarriedMessage()
  useKeptProducts()
  const hasNetwork = useIsOnline()
  return (
    <>
      {/* Nothing stands in the router's way while there is a network: it would warn of every step within a page. */}
      {!hasNetwork && <StandInTheWay hasHome={hasHome} />}
    </>
  )
}

/** Whoever was led home reads why there, also where home came as a document of its own. */
function useCarriedMessage(): void {
  const { pathname } = useLocation()
  const notify = useNotify()
  const label = useTranslation()('notification.ok')
  useEffect(() => {
    const message = pathname === '/' ? takeCarriedMessage() : null
    if (message !== null) notify({ type: 'danger', message, action1: { label } })
  }, [pathname, notify, label])
}

/** Where `recently-viewed` keeps the skus: its code is that of lists and products, which would be split for this one word. */
const viewedKey = 'shop/recently-viewed'

/** Whoever has looked at a product or a list finds it without a network, too. */
function useKeptProducts(): void {
  const { view } = useShop()
  const { pathname, search } = useLocation()
  const { shownList } = useWholeDevice().prices
  const keep = useEffectEvent(() => {
    if (!isOnline()) return
    const list = shownList.read()?.list
    const parts = { view, skus: readLocal(viewedKey), list, cache: lazyLocalCache() }
    void keepSeenProducts({ ...parts, fetch: (address) => fetch(address) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page, once it has come to rest.
  useEffect(() => {
    const timer = setTimeout(keep, lateMs)
    return () => clearTimeout(timer)
  }, [pathname, search])
}

/** Fetches the few bytes of code that home needs while there is a network; whether they are there. */
function useCodeOfHome(address: string | null): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    if (!address) return
    import(/* @vite-ignore */ address).then(
      () => setIsThere(true),
      () => {},
    )
  }, [address])
  return isThere
}
