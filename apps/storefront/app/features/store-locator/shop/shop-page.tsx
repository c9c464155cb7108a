import type { JsonLd } from '@vonk/domain/seo'
import { Icon } from '@vonk/ui/icon'
import { useLaterTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Badge } from '#ui/signs/badge.tsx'
import { Breadcrumb } from '#ui/structure/breadcrumb.tsx'
import { Container } from '#ui/structure/container.tsx'
import { PageHead, StructuredData } from '../../seo/index.ts'
import { StreetMap } from '../map/street-map.tsx'
import { OpenState } from './open-state.tsx'
import { OpeningTable } from './opening-table.tsx'
import { type ShopLocation, shopPath } from './shop-location.ts'
import styles from './shop-page.module.css'

/** One shop: what it looks like, where it is and when it is open. */
export function ShopPage({ shop }: { shop: ShopLocation }) {
  const t = useLaterTranslation()
  const { slug, name, street, postcode, city, latitude, longitude, phone, email } = shop
  const here = [{ ...shop, id: slug }]
  const steps = [
    { title: t('product.home'), to: '/' },
    { title: t('locator.title'), to: '/storelocator/' },
  ]
  return (
    <Container>
      <PageHead title={name} description={t('locator.shop-description', { name, street, city })} />
      <StructuredData data={shopJsonLd(shop)} />
      <Breadcrumb label={t('product.breadcrumbs')} steps={steps} current={name} isFirst />
      <article className={styles.page}>
        <img
          className={styles.picture}
          src={`/img/1024/0/resize${shop.image}`}
          alt={t('locator.picture', { name })}
          width={1024}
          height={768}
          fetchPriority="high"
        />
        <div className={styles.text}>
          <h1 className={styles.title}>{name}</h1>
          <OpenState shop={shop} />
          {shop.isPickup && (
            <p>
              <Badge tone="success">{t('locator.pickup')}</Badge>
            </p>
          )}
          <address className={styles.address}>
            <Icon name="pin" />
            <span>
              {street}
              <br />
              {postcode} {city}
            </span>
            <Icon name="phone" />
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            <Icon name="mail" />
            <a href={`mailto:${email}`}>{email}</a>
          </address>
          <ButtonLink href={`https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`}>
            {t('locator.route')}
          </ButtonLink>
          <p className={styles.hint}>{t('locator.stock-hint')}</p>
        </div>
        <OpeningTable shop={shop} />
        <StreetMap className={styles.map} places={here} focus={here} selected={slug} pageOf={shopPath} />
      </article>
    </Container>
  )
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The shop for machines: where it is and when it is open. */
function shopJsonLd(shop: ShopLocation): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ClothingStore',
    name: shop.name,
    telephone: shop.phone,
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street,
      postalCode: shop.postcode,
      addressLocality: shop.city,
      addressCountry: shop.countryId,
    },
    geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
    openingHoursSpecification: shop.week.flatMap((hours, day) =>
      hours
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: `https://schema.org/${days[day]}`,
              opens: hours.opens,
              closes: hours.closes,
            },
          ]
        : [],
    ),
  }
}
