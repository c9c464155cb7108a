import { createContext, type ReactNode, useContext } from 'react'

/**
 * Writes an element as HTML, once per `subject`: what is drawn from the same object looks the same. The element sees no
 * context, and must not depend on one.
 */
export type Writer = (subject: object, element: ReactNode) => string

const WriterContext = createContext<Writer | null>(null)

export function WriterProvider({ writer, children }: { writer: Writer; children: ReactNode }) {
  return <WriterContext value={writer}>{children}</WriterContext>
}

/** On the server only: in the browser the same elements are drawn by React, which takes over what was written. */
export function useWriter(): Writer | null {
  return useContext(WriterContext)
}
