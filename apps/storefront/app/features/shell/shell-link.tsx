import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type ShellLinkProps = {
  link: { readonly href: string; readonly isNewTab?: true }
  /** What is said after a link that opens elsewhere. */
  newTabLabel?: string
  className?: string | undefined
  children: ReactNode
}

/** A link of the theme. A plain one: `useLinks` follows those that stay in the view without loading a new document. */
export function ShellLink({ link, newTabLabel, className, children }: ShellLinkProps) {
  if (!link.isNewTab)
    return (
      <a className={className} href={link.href}>
        {children}
      </a>
    )
  return (
    <a className={className} href={link.href} target="_blank" rel="noopener">
      {children}
      {newTabLabel && <VisuallyHidden> ({newTabLabel})</VisuallyHidden>}
    </a>
  )
}
