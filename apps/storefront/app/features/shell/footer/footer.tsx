import { Icon } from '@vonk/ui/icon'
import { useLocation } from 'react-router'
import { useHasOrdered } from '#device/index.ts'
import { Fragment } from '#fragments/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { Container } from '#ui/structure/container.tsx'
import { Wordmark } from '../../brand/index.ts'
import { NewsletterForm } from '../../newsletter/index.ts'
import { languageLinks, shopLine, shopLinks, shopName, usePageIn, usePageTraits, useShop } from '../../stores/index.ts'
import { type FooterContent, type NewsletterContent, useTheme } from '../../theme/index.ts'
import styles from './footer.module.css'
import { FooterLists } from './footer-lists.tsx'
import { FooterRows } from './footer-rows.tsx'
import { LegalLine } from './legal-line.tsx'

export function Footer() {
  const t = useLaterTranslation()
  const shop = useShop()
  const pageIn = usePageIn()
  const { pathname } = useLocation()
  const { footer } = useTheme()
  const { hasNewsletter, alternates } = usePageTraits()
  const languages = languageLinks(shop, pageIn)
  const listShops = () => shopLinks(shop).map((link) => ({ label: shopName(link.shop, t), ...link }))
  const listLanguages = () =>
    languages.map(({ language, name, href, isCurrent }) => ({
      label: name,
      href,
      language,
      isCurrent,
    }))
  const lists = [
    ...footer.linkLists.map(({ title, links }) => ({ title, listLinks: () => links })),
    { title: t('shell.shops'), listLinks: listShops },
  ]
  // Of pages that exist: whoever makes up addresses would fill the cache with footers.
  const isCached = pathname === '/' || alternates !== undefined
  const name = `footer ${hasNewsletter} ${languages.map(({ href }) => href).join(' ')}`
  return (
    <Fragment dependsOn={isCached ? [shop] : null} name={name}>
      <footer className={styles.footer}>
        {footer.newsletter && !hasNewsletter && (
          <Fragment dependsOn={[shop]} name="newsletter">
            <NewsletterSlot newsletter={footer.newsletter} />
          </Fragment>
        )}
        <Container>
          <div className={styles.columns}>
            <Fragment dependsOn={[shop]} name="brand">
              <div className={styles.brand}>
                <Wordmark view={shop.view} />
                <p>{shopLine(shop.view, t)}</p>
                <SocialLinks links={footer.socialMedia} />
              </div>
            </Fragment>
            <FooterLists lists={lists} last={{ title: t('shell.languages'), listLinks: listLanguages }} />
          </div>
          <Fragment dependsOn={[shop]} name="rows">
            <FooterRows rows={footer.additionalRows} />
            <LegalLine />
          </Fragment>
        </Container>
      </footer>
    </Fragment>
  )
}

/** The band over the footer that invites to the newsletter with something off the first order: nothing for who has placed one. */
function NewsletterSlot({ newsletter }: { newsletter: NewsletterContent }) {
  if (useHasOrdered()) return null
  return (
    <section className={styles.band} aria-labelledby="footer-newsletter">
      <Container>
        <div className={styles.newsletterColumns}>
          <div>
            <h2 className={styles.title} id="footer-newsletter">
              {newsletter.title}
            </h2>
            <p>{newsletter.text}</p>
          </div>
          <div>
            <NewsletterForm
              id="footer-newsletter-email"
              placeholder={newsletter.placeholder}
              buttonLabel={newsletter.buttonLabel}
            />
            {newsletter.smallPrint && <p className={styles.small}>{newsletter.smallPrint}</p>}
          </div>
        </div>
      </Container>
    </section>
  )
}

function SocialLinks({ links }: { links: FooterContent['socialMedia'] }) {
  const t = useLaterTranslation()
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={t('footer.social')}>
      {links.map(({ platform, label, href }) => (
        <li key={href}>
          <a className={styles.link} href={href} aria-label={label} title={label} rel="noopener me">
            <Icon name={platform} />
          </a>
        </li>
      ))}
    </ul>
  )
}
