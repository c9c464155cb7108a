import { useTranslation } from '../../../i18n/index.ts'
import { Drawer } from '../../../ui/overlays/drawer.tsx'
import { usePanel } from '../../panels/index.ts'
import { languageLinks, shopLinks, usePageIn, useShop } from '../../stores/index.ts'
import { LanguageList } from './language-list.tsx'
import { ShopList } from './shop-list.tsx'
import styles from './view-sidebar.module.css'

/** The way to another language or another of our shops. */
export function ViewSidebar() {
  const t = useTranslation()
  const shop = useShop()
  const pageIn = usePageIn()
  const sidebar = usePanel('sidebar')
  return (
    <Drawer
      id="view-sidebar"
      title={t('switcher.title')}
      closeLabel={t('switcher.close')}
      isOpen={sidebar.isOpen}
      onClose={sidebar.close}
    >
      {sidebar.isOpen && (
        <>
          <h3 className={styles.title}>{t('shell.languages')}</h3>
          <LanguageList links={languageLinks(shop, pageIn)} />
          <h3 className={styles.title}>{t('shell.shops')}</h3>
          <ShopList links={shopLinks(shop)} />
        </>
      )}
    </Drawer>
  )
}
