import type { StoreView } from '@vonk/domain/stores'
import type { ReactNode } from 'react'
import styles from './wordmark.module.css'

type WordmarkProps = { view: Pick<StoreView, 'brand' | 'brandName'>; className?: string | undefined }

/** The brand's name, drawn: it needs no font and looks the same everywhere. In plain letters where nobody has drawn it. */
export function Wordmark({ view: { brand, brandName }, className }: WordmarkProps) {
  const Letters = letters.get(brand)
  return (
    <svg className={className} viewBox="0 0 135 39" width="135" height="39" aria-hidden="true">
      {Letters ? (
        <Letters />
      ) : (
        <text y="29" fontSize="28" textLength="135" fill="currentColor">
          {brandName}
        </text>
      )}
    </svg>
  )
}

function VonkLetters() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        stroke="currentColor"
        strokeWidth="8.6"
        d="M6 10.5 17 33 28 10.5M76 33.5v-23M76 20.5c0-6.5 4-10.2 10-10.2s10 3.7 10 10.2v13M109.5 4.5v29M127 11.5l-16.5 12M116 20l12.5 13.5"
      />
      <path
        className={styles.spark}
        strokeWidth="5"
        d="M50.6 15.2V8.6M54.6 16.5 58.5 11.2M57.1 19.9 63.3 17.9M57.1 24.1 63.3 26.1M54.6 27.5 58.5 32.8M50.6 28.8V35.4M46.6 27.5 42.7 32.8M44.1 24.1 37.9 26.1M44.1 19.9 37.9 17.9M46.6 16.5 42.7 11.2"
      />
    </g>
  )
}

function RazzLetters() {
  return (
    <g fill="currentColor">
      <path d="M0 39V0H22C28 0 31 3 31 8.5V14.5C31 18.5 29 21 26 22L32.5 39H21L16 23.5H11V39ZM11 8.5V15.5H17.5C19.3 15.5 20 14.8 20 13.3V10.7C20 9.2 19.3 8.5 17.5 8.5Z" />
      <path d="M33.5 39 42.5 0H58.5L67.5 39H56.5L55 32H46L44.5 39ZM47.6 24H53.4L50.5 10Z" />
      <path d="M69.5 0H99V8.5L82.5 30H99V39H68.5V30.5L85 9H69.5Z" />
      <path className={styles.bolt} d="M103.5 0H135L123.5 16.5H132L102 39L110.5 22.5H101.5L113 9H99.5Z" />
    </g>
  )
}

const letters: ReadonlyMap<string, () => ReactNode> = new Map([
  ['vonk', VonkLetters],
  ['razz', RazzLetters],
])

/** Whether somebody has drawn the brand a wordmark, icons and cards; without them nothing is shown in their place. */
export function isDrawn(brand: string): boolean {
  return letters.has(brand)
}
