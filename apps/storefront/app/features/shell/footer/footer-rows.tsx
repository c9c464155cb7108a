import type { FooterRow, TextRun } from '../../theme/index.ts'
import { ShellLink } from '../shell-link.tsx'
import styles from './footer-rows.module.css'

/** What editors add below the lists: a word about the company, marks of trust, more links. */
export function FooterRows({ rows }: { rows: readonly FooterRow[] }) {
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name and never change places
    <div key={index} className={styles.row}>
      {row.images.map((image) => (
        <img key={image.src} src={image.src} alt={image.alt} width={image.width} height={image.height} loading="lazy" />
      ))}
      {row.lines.map((runs) => (
        <p key={runs[0]?.text} className={styles.text}>
          {runs.map(toText)}
        </p>
      ))}
      {row.links.length > 0 && (
        <ul className={styles.links}>
          {row.links.map((link) => (
            <li key={link.href + link.label}>
              <ShellLink className={styles.link} link={link}>
                {link.label}
              </ShellLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  ))
}

function toText({ text, href }: TextRun) {
  return href ? (
    <a key={text} href={href}>
      {text}
    </a>
  ) : (
    text
  )
}
