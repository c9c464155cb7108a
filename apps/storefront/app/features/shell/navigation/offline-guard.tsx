import { useEffect, useState } from 'react'
import { whenIdle } from '#ui/when-idle.ts'

const loadOffline = async () => (await import('../../offline/index.ts')).Offline

/** What makes the shop ready for the loss of the network comes when the page is idle. */
export function OfflineGuard({ homeScript }: { homeScript: string | null }) {
  const [Offline, setOffline] = useState<Awaited<ReturnType<typeof loadOffline>>>()
  useEffect(() => {
    const load = () =>
      loadOffline().then(
        (part) => setOffline(() => part),
        () => {},
      )
    return whenIdle(() => void load())
  }, [])
  return Offline && <Offline homeScript={homeScript} />
}
