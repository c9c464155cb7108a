import { useEffect, useState } from 'react'

const loadOffline = async () => (await import('../../offline/index.ts')).Offline

/** Long enough for everything the page itself needs, which what is kept for later must not hold up. */
const lateMs = 4000

/** What makes the shop ready for the loss of the network comes to those who stay for a moment. */
export function OfflineGuard({ homeScript }: { homeScript: string | null }) {
  const [Offline, setOffline] = useState<Awaited<ReturnType<typeof loadOffline>>>()
  useEffect(() => {
    const load = () =>
      loadOffline().then(
        (part) => setOffline(() => part),
        () => {},
      )
    const timer = setTimeout(load, lateMs)
    return () => clearTimeout(timer)
  }, [])
  return Offline && <Offline homeScript={homeScript} />
}
