import { Icon } from '@vonk/ui/icon'
import type { ReactNode } from 'react'
import { inSentence, useLanguageGrammar, useLaterTranslation } from '#i18n/index.ts'
import styles from './menu-level.module.css'
import type { MenuLine, MenuPage } from './menu-pages.ts'
import { PromoTile } from './promo-tile.tsx'

type MenuLevelProps = {
  level: MenuPage
  isCurrent: boolean
  onOpen: (id: string) => void
  onBack: () => void
  children: ReactNode
}

export function MenuLevel({ level, isCurrent, onOpen, onBack, children }: MenuLevelProps) {
  const t = useLaterTranslation()
  const grammar = useLanguageGrammar()
  return (
    <div className={styles.level} data-level="" inert={!isCurrent}>
      {level.name !== null && (
        <button className={styles.back} type="button" onClick={onBack}>
          <Icon name="chevron-left" />
          <span className={styles.name}>{level.name}</span>
          <span className={styles.hint}>{t('menu.back')}</span>
        </button>
      )}
      <ul>
        {level.name !== null && level.allHref && (
          <li>
            <a className={styles.all} href={level.allHref}>
              {level.isKind
                ? t('menu.all-kinds', { name: inSentence(level.name, grammar) })
                : t('menu.all', { name: level.name })}
              <Icon name="arrow-right" />
            </a>
          </li>
        )}
        {level.lines.map((line) => (
          <li key={line.id}>
            <Line line={line} onOpen={() => onOpen(line.id)} />
          </li>
        ))}
      </ul>
      {level.promo && <PromoTile promo={level.promo} />}
      {children}
    </div>
  )
}

function Line({ line, onOpen }: { line: MenuLine; onOpen: () => void }) {
  if (!line.hasMore)
    return (
      <a className={styles.line} href={line.href ?? undefined} data-highlighted={line.isHighlighted || undefined}>
        <LineLabel line={line} />
      </a>
    )
  return (
    <button
      className={styles.line}
      type="button"
      data-id={line.id}
      data-highlighted={line.isHighlighted || undefined}
      onClick={onOpen}
    >
      <LineLabel line={line} />
      <Icon name="chevron-right" />
    </button>
  )
}

function LineLabel({ line: { label, picture } }: { line: MenuLine }) {
  return (
    <span className={styles.label}>
      {picture && <img className={styles.picture} src={picture} alt="" width={44} height={44} />}
      {label}
    </span>
  )
}
