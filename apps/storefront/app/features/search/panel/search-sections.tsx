import type { ReactNode } from 'react'
import type { SearchSection } from '../../theme/index.ts'
import { LeavingLinks } from '../leaving-links.tsx'
import styles from './search-sections.module.css'

type SearchSectionsProps = { sections: readonly SearchSection[]; onLeave?: () => void; renderProducts?: RenderProducts }
type RenderProducts = (section: Extract<SearchSection, { kind: 'products' }>, index: number) => ReactNode

/** What editors propose to whoever has not found anything yet. */
export function SearchSections({ sections, onLeave = stay, renderProducts }: SearchSectionsProps) {
  return (
    <LeavingLinks onLeave={onLeave}>
      <div className={styles.sections}>
        {sections.map((section, index) =>
          section.kind === 'products' ? (
            renderProducts?.(section, index)
          ) : (
            <section key={section.title} className={styles.section}>
              <h2 className={styles.title}>{section.title}</h2>
              <SectionLinks section={section} />
            </section>
          ),
        )}
      </div>
    </LeavingLinks>
  )
}

function stay() {}

function SectionLinks({ section }: { section: Exclude<SearchSection, { kind: 'products' }> }) {
  switch (section.kind) {
    case 'links':
      return (
        <ul className={styles.links}>
          {section.links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )
    case 'tiles':
      return (
        <ul className={styles.tiles}>
          {section.tiles.map(({ href, title, image }) => (
            <li key={href}>
              <a href={href}>
                {image && (
                  <img
                    src={image.src}
                    alt=""
                    width={image.width}
                    height={image.height}
                    loading="lazy"
                    decoding="async"
                  />
                )}
                {title}
              </a>
            </li>
          ))}
        </ul>
      )
    case 'article':
      return (
        <a className={styles.article} href={section.href}>
          <img {...section.image} alt="" loading="lazy" decoding="async" />
          {section.text}
        </a>
      )
  }
}
