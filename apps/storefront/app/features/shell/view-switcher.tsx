import { useTranslation } from '../../i18n/index.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { DrawerButton } from '../../ui/drawer-button.tsx'
import { GlobeIcon } from '../../ui/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { languageLinks, shopLinks, useAlternatePage, useShop } from '../stores/index.ts'
import { LanguageList } from './language-list.tsx'
import { ShopList } from './shop-list.tsx'
import styles from './view-switcher.module.css'

const drawerId = 'view-switcher'

/** The way to another language or another of our shops. */
export function ViewSwitcher() {
  const t = useTranslation()
  const shop = useShop()
  const page = useAlternatePage()
  return (
    <>
      <DrawerButton className={styles.button} drawer={drawerId}>
        <GlobeIcon />
        {shop.view.language.toUpperCase()}
        <VisuallyHidden>{t('switcher.open')}</VisuallyHidden>
      </DrawerButton>
      <Drawer id={drawerId} title={t('switcher.title')} closeLabel={t('switcher.close')}>
        <h3 className={styles.title}>{t('shell.languages')}</h3>
        <LanguageList links={languageLinks(shop, page)} />
        <h3 className={styles.title}>{t('shell.shops')}</h3>
        <ShopList links={shopLinks(shop)} />
      </Drawer>
    </>
  )
}
