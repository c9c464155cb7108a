import { Button } from '@vonk/ui/button'
import { Dialog } from '@vonk/ui/dialog'
import { IconButton } from '@vonk/ui/icon'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAccountTranslation } from '../../i18n/index.ts'
import { ChildSelector } from './child-selector.tsx'
import styles from './family.module.css'

/** The way to another child from anywhere in the shop. */
export function ChildSwitch() {
  const t = useAccountTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="chevron-down"
        label={t('family.shop-for')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <ChildDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

/** On small screens, whose header has no room for it. */
export function ChildSwitchInMenu() {
  return (
    <div className={styles.inMenu}>
      <ChildSelector />
    </div>
  )
}

function ChildDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useAccountTranslation()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('family.shop-for')} closeLabel={t('ui.close')} size="s">
      <div className={styles.choice}>
        <ChildSelector isTitled />
        <p className={styles.small}>{t('family.choice-does')}</p>
        <Button isWide onClick={onClose}>
          {t('family.done')}
        </Button>
        <Link className={styles.manage} to="/my-account/family/" onClick={onClose}>
          {t('family.manage')}
        </Link>
      </div>
    </Dialog>
  )
}
