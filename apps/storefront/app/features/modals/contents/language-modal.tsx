import { Icon } from '@vonk/ui/icon'
import { useLaterTranslation } from '#i18n/index.ts'
import { languageLinks, shopLinks, shopName, usePageIn, useShop } from '../../stores/index.ts'
import styles from './language-modal.module.css'

/** The way to another language or another of our shops, for content that asks for it. */
export function LanguageModal() {
  const t = useLaterTranslation()
  const shop = useShop()
  const pageIn = usePageIn({ withQuery: true })
  return (
    <>
      <h3 className={styles.title}>{t('shell.languages')}</h3>
      <ul>
        {languageLinks(shop, pageIn).map(({ code, href, language, name, isCurrent }) => (
          <li key={code}>
            <a
              className={styles.link}
              href={href}
              hrefLang={language}
              lang={language}
              aria-current={isCurrent || undefined}
            >
              {name}
              {isCurrent && <Icon name="check" size="s" />}
            </a>
          </li>
        ))}
      </ul>
      <h3 className={styles.title}>{t('shell.shops')}</h3>
      <ul>
        {shopLinks(shop).map(({ code, href, shop: named, isCurrent }) => (
          <li key={code}>
            <a className={styles.link} href={href} aria-current={isCurrent || undefined}>
              {shopName(named, t)}
              <Icon name={isCurrent ? 'check' : 'arrow-right'} size="s" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
