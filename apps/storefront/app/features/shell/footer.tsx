import { shopOf } from '@vonk/domain/stores'
import { useTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/container.tsx'
import { Wordmark } from '../brand/index.ts'
import { languageLinks, languageNames, shopLinks, useAlternatePage, useShop, type ViewLink } from '../stores/index.ts'
import styles from './footer.module.css'
import { FooterLinks } from './footer-links.tsx'

export function Footer() {
  const t = useTranslation()
  const shop = useShop()
  const page = useAlternatePage()
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Wordmark brand={shop.view.brand} />
            <p>{t(`shop.${shopOf(shop.view)}.line`)}</p>
          </div>
          <FooterLinks title={t('shell.languages')} links={languageLinks(shop, page)} nameOf={nameOfLanguage} />
          <FooterLinks
            title={t('shell.shops')}
            links={shopLinks(shop)}
            nameOf={(link) => t(`shop.${link.shop}.name`)}
          />
        </div>
      </Container>
    </footer>
  )
}

function nameOfLanguage(link: ViewLink) {
  return <span lang={link.language}>{languageNames[link.language]}</span>
}
