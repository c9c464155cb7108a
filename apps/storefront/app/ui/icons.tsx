import type { ReactNode } from 'react'
import styles from './icons.module.css'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

export function ArrowIcon() {
  return (
    <Icon>
      <path d="M4 12h15M13 5.5 19.5 12 13 18.5" />
    </Icon>
  )
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M5 5l14 14M19 5 5 19" />
    </Icon>
  )
}

export function GlobeIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9Z" />
    </Icon>
  )
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="M5 12.5 10 17.5 19.5 7" />
    </Icon>
  )
}

export function ReturnIcon() {
  return (
    <Icon>
      <path d="M4 9h11a5 5 0 0 1 0 10H8M8 4.5 3.5 9 8 13.5" />
    </Icon>
  )
}

export function TagIcon() {
  return (
    <Icon>
      <path d="M3.5 4.5v7.3L12.7 21 21 12.7 11.8 3.5H4.5a1 1 0 0 0-1 1Z" />
      <circle cx="8" cy="8" r="1.2" />
    </Icon>
  )
}

export function ShieldIcon() {
  return (
    <Icon>
      <path d="M12 3 4.5 5.8V12c0 4.5 3.2 7.7 7.5 9 4.3-1.3 7.5-4.5 7.5-9V5.8Z" />
      <path d="M8.5 12 11 14.5 15.5 9.5" />
    </Icon>
  )
}

export function PeopleIcon() {
  return (
    <Icon>
      <circle cx="12" cy="5" r="2" />
      <path d="M4 9.5c2.5 1 5.3 1.5 8 1.5s5.5-.5 8-1.5M12 11v4M12 15l-3.5 6M12 15l3.5 6" />
    </Icon>
  )
}
