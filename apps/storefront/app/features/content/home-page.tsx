import { shopOf } from '@vonk/domain/stores'
import { useTranslation } from '../../i18n/index.ts'
import { PageHead } from '../seo/index.ts'
import { shopLinks, useShop } from '../stores/index.ts'
import { Hero } from './hero.tsx'
import { Promises } from './promises.tsx'
import { SisterShops } from './sister-shops.tsx'
import { Story } from './story.tsx'

/** The front of a shop. */
export function HomePage() {
  const t = useTranslation()
  const shop = useShop()
  const name = shopOf(shop.view)
  const sisters = shopLinks(shop).filter((link) => link.shop !== name)
  return (
    <>
      <PageHead title={t(`home.${name}.title`)} description={t(`home.${name}.description`)} />
      <Hero view={shop.view} sisters={sisters} />
      <Story view={shop.view} />
      <Promises />
      <SisterShops links={sisters} />
    </>
  )
}
