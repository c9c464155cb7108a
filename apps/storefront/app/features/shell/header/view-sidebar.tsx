import { LazyBoundary } from '../../../fragments/index.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/controls/icon.tsx'
import { Drawer } from '../../../ui/overlays/drawer.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { usePanel } from '../../panels/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './view-sidebar.module.css'

const loadViewLists = async () => (await import('./view-lists.tsx')).ViewLists
const noProps = {}

/** The way to another language or another of our shops. */
export function ViewSidebar() {
  const t = useTranslation()
  const sidebar = usePanel('sidebar')
  return (
    <Drawer
      id="view-sidebar"
      title={t('switcher.title')}
      closeLabel={t('switcher.close')}
      isOpen={sidebar.isOpen}
      onClose={sidebar.close}
    >
      {sidebar.isOpen && <LazyBoundary load={loadViewLists} props={noProps} onClose={sidebar.close} />}
    </Drawer>
  )
}

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
