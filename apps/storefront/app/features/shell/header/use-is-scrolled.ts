import { useEffect, useRef, useState } from 'react'

/** Whether the page has moved under the header: it has when the marker at its top is out of sight. */
export function useIsScrolled() {
  const marker = useRef<HTMLDivElement>(null)
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    if (!marker.current) return
    const observer = new IntersectionObserver(([entry]) => setIsScrolled(entry?.isIntersecting === false))
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [])
  return { marker, isScrolled }
}
