import type { JsonLd } from '@vonk/domain/seo'
import type { ShopLocation } from './shop-location.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The shop for machines: where it is and when it is open. */
export function shopJsonLd(shop: ShopLocation): JsonLd {
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
