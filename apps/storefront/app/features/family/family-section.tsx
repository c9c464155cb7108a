import type { Child } from '@vonk/domain/family'
import { Button } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useState } from 'react'
import { useFamily } from '../../device/family/index.ts'
import { useAccountTranslation } from '../../i18n/index.ts'
import { EmptyState } from '../../ui/structure/empty-state.tsx'
import { PanelDrawer, usePanel } from '../panels/index.ts'
import { useShop } from '../stores/index.ts'
import { ChildCard } from './child-card.tsx'
import { ChildForm } from './child-form.tsx'
import { ChildSelector } from './child-selector.tsx'
import { DeleteChildDialog } from './delete-child-dialog.tsx'
import styles from './family.module.css'

/** The children of the account: who there is, for whom the shopper looks, and what the shop is told about them. */
export function FamilySection() {
  const t = useAccountTranslation()
  const { view } = useShop()
  const { children, actions } = useFamily(view)
  const editor = usePanel('editChild')
  const [leaving, setLeaving] = useState<Child | null>(null)
  const edited = children.find(({ id }) => id === editor.data) ?? null
  return (
    <div className={styles.family}>
      {children.length === 0 ? (
        <EmptyState icon="child" title={t('family.none')} text={t('family.none-text')}>
          <AddButton onAdd={() => editor.open()} />
        </EmptyState>
      ) : (
        <>
          <section className={styles.card}>
            <ChildSelector />
            <p className={styles.small}>{t('family.choice-does')}</p>
          </section>
          <ul className={styles.list}>
            {children.map((child, place) => (
              <li key={child.id}>
                <ChildCard
                  child={child}
                  place={place}
                  onChange={() => editor.open(child.id)}
                  onDelete={() => setLeaving(child)}
                />
              </li>
            ))}
          </ul>
          <AddButton onAdd={() => editor.open()} />
        </>
      )}
      <p className={styles.privacy}>
        <Icon name="lock" size="s" />
        {t('family.privacy')}
      </p>
      <PanelDrawer name="editChild" title={edited ? t('family.change-title', edited) : t('family.add')}>
        <ChildForm key={edited?.id} child={edited} actions={actions} onDone={editor.close} />
      </PanelDrawer>
      {leaving && <DeleteChildDialog child={leaving} actions={actions} onClose={() => setLeaving(null)} />}
    </div>
  )
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const t = useAccountTranslation()
  return (
    <div>
      <Button onClick={onAdd}>
        <Icon name="plus" size="s" />
        {t('family.add')}
      </Button>
    </div>
  )
}
