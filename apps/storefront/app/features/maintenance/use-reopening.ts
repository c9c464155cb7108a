import { useCallback, useEffect, useState } from 'react'
import { askMaintenance } from './ask-maintenance.ts'
import { takeWayBack } from './way-back.ts'

const askEveryMs = 20_000

/** Asks now and then whether the shop is open again, and goes on to where the shopper was heading. */
export function useReopening(home: string) {
  const [isAsking, setIsAsking] = useState(false)
  const [wasStillClosed, setWasStillClosed] = useState(false)

  const look = useCallback(async () => {
    const isClosed = await askMaintenance({ isFresh: true })
    // Another document: everything is loaded anew after the work.
    if (!isClosed) window.location.assign(takeWayBack() ?? home)
    return isClosed
  }, [home])

  useEffect(() => {
    const timer = setInterval(look, askEveryMs)
    return () => clearInterval(timer)
  }, [look])

  async function ask() {
    setWasStillClosed(false)
    setIsAsking(true)
    setWasStillClosed(await look())
    setIsAsking(false)
  }
  return { isAsking, wasStillClosed, ask }
}
