import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './button.module.css'
import { Spinner } from './spinner.tsx'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'm' | 's'
  /** Something is on its way: the button keeps its place and its focus, and does nothing. */
  isBusy?: boolean
  isWide?: boolean
  children: ReactNode
}

export function Button({
  look = 'primary',
  size = 'm',
  isBusy,
  isWide,
  onClick,
  children,
  ...attributes
}: ButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={styles.button}
      data-look={look}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || attributes['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <Spinner />}
      <span className={styles.label}>{children}</span>
    </button>
  )
}
