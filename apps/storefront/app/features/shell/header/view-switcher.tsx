import { Icon } from '@vonk/ui/icon'
import { useTranslation } from '#i18n/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { usePanel } from '../../panels/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './view-switcher.module.css'

/** Shows the language in use; opens the sidebar with the other languages and shops. */
export function ViewSwitcher() {
  const t = useTranslation()
  const { view } = useShop()
  const sidebar = usePanel('sidebar')
  return (
    <button className={styles.button} type="button" aria-haspopup="dialog" onClick={() => sidebar.open()}>
      <Icon name="globe" />
      {view.language.toUpperCase()}
      <VisuallyHidden> {t('switcher.open')}</VisuallyHidden>
    </button>
  )
}
