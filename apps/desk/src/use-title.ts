import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { useWords } from './words/words-context.tsx'

/** What a tab is called that shows one thing of a room: an order, a story. */
export function useTitle(name: string): void {
  const title = useTitleOf(name)
  useEffect(() => {
    document.title = title
  }, [title])
}

/** What it is called before anything is loaded, and after every change of the address: layout effects come first. */
export function useRoomTitle(name: string): void {
  const title = useTitleOf(name)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has not set a title of its own yet
  useLayoutEffect(() => {
    document.title = title
  }, [title, pathname])
}

function useTitleOf(name: string): string {
  return `${name} – ${useWords().text('app.title')}`
}
