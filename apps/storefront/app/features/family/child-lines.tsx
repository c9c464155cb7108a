import { type LineIdentity, lineKey } from '@vonk/domain/cart'
import { childColorAt, groupByChild } from '@vonk/domain/family'
import type { ReactNode } from 'react'
import { useFamily, useLineChildren } from '../../device/family/index.ts'
import { useSettings } from '../../device/index.ts'
import { useAccountTranslation } from '../../i18n/index.ts'
import { useShop } from '../stores/index.ts'
import styles from './family.module.css'
import { NameTag } from './name-tag.tsx'

export type ChildLinesProps = {
  readonly lines: readonly LineIdentity[]
  /** What is shown of each line, in the same order. */
  readonly children: readonly ReactNode[]
}

/** The items of a list of cart lines, those of each child in a list under its name. As they were where no child has any. */
export function ChildLines({ lines, children: rows }: ChildLinesProps) {
  const t = useAccountTranslation()
  const settings = useSettings()
  const { children } = useFamily(useShop().view)
  const notes = useLineChildren()
  const owned = lines.map((line, place) => ({ childId: notes[lineKey(line)] ?? null, row: rows[place] }))
  const groups = groupByChild(owned, children)
  if (groups.length === 0) return rows
  return groups.map(({ child, lines: own }) => (
    <li key={child?.id ?? 'others'}>
      <h2 className={styles.group}>
        {child ? (
          <NameTag
            name={t('family.lines-of', { name: child.firstName })}
            color={childColorAt(children.indexOf(child), settings)}
          />
        ) : (
          t('family.other-lines')
        )}
      </h2>
      <ul>{own.map(({ row }) => row)}</ul>
    </li>
  ))
}
