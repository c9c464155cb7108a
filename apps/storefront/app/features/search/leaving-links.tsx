import { type ReactNode, useCallback, useRef } from 'react'

type LeavingLinksProps = { className?: string | undefined; onLeave: () => void; children: ReactNode }

/** Closes what the links are in when one of them is followed. */
export function LeavingLinks({ className, onLeave, children }: LeavingLinksProps) {
  const latest = useRef(onLeave)
  latest.current = onLeave
  const watch = useCallback((area: HTMLElement | null) => {
    const leave = (event: MouseEvent) => {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
      if (!opensElsewhere && event.target instanceof Element && event.target.closest('a')) latest.current()
    }
    area?.addEventListener('click', leave)
    return () => area?.removeEventListener('click', leave)
  }, [])
  return (
    <div className={className} ref={watch}>
      {children}
    </div>
  )
}
