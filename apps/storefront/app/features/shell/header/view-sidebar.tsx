import { Icon } from '@vonk/ui/icon'
import { useLaterTranslation } from '#i18n/index.ts'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { usePanel } from '../../panels/index.ts'
import { languageLinks, shopLine, shopLinks, shopName, usePageIn, useShop, type ViewLink } from '../../stores/index.ts'
import styles from './view-sidebar.module.css'

/** The way to another language or another of our shops. */
export function ViewSidebar() {
  const t = useLaterTranslation()
  const { isOpen, close } = usePanel('sidebar')
  return (
    <Drawer id="view-sidebar" title={t('switcher.title')} closeLabel={t('ui.close')} isOpen={isOpen} onClose={close}>
      {isOpen && <ViewLists />}
    </Drawer>
  )
}

/** The page at hand in other languages, and our other shops. */
export function ViewLists() {
  const t = useLaterTranslation()
  const shop = useShop()
  const pageIn = usePageIn({ withQuery: true })
  return (
    <>
      <h3 className={styles.title}>{t('shell.languages')}</h3>
      <LanguageList links={languageLinks(shop, pageIn)} />
      <h3 className={styles.title}>{t('shell.shops')}</h3>
      <ShopList links={shopLinks(shop)} />
    </>
  )
}

function LanguageList({ links }: { links: readonly ViewLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.code}>
          <a
            className={styles.link}
            href={link.href}
            hrefLang={link.language}
            lang={link.language}
            aria-current={link.isCurrent || undefined}
          >
            {link.name}
            {link.isCurrent && <Icon name="check" />}
          </a>
        </li>
      ))}
    </ul>
  )
}

function ShopList({ links }: { links: readonly ViewLink[] }) {
  const t = useLaterTranslation()
  return (
    <ul>
      {links.map((link) => (
        <li key={link.code}>
          <a className={styles.shopLink} href={link.href} aria-current={link.isCurrent || undefined}>
            <span>
              <span className={styles.name}>{shopName(link.shop, t)}</span>
              <span className={styles.line}>{shopLine(link.shop, t)}</span>
            </span>
            <Icon name={link.isCurrent ? 'check' : 'arrow-right'} />
          </a>
        </li>
      ))}
    </ul>
  )
}
