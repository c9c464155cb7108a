import { shopOf } from '@vonk/domain/stores'
import { Fragment } from '../../fragments/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { useShop } from '../stores/index.ts'
import { useTheme } from '../theme/index.ts'
import { siteJsonLd } from './site-json-ld.ts'
import { StructuredData } from './structured-data.tsx'

/** On the front door only: the shop itself for search engines. */
export function SiteStructuredData() {
  return (
    <Fragment dependsOn={[useShop()]} name="site">
      <Sites />
    </Fragment>
  )
}

function Sites() {
  const t = useTranslation()
  const { view, origin } = useShop()
  const profiles = useTheme().footer.socialMedia.map(({ href }) => href)
  const name = t(`shop.${shopOf(view)}.name`)
  return siteJsonLd({ view, origin, name, profiles }).map((data) => (
    <StructuredData key={String(data['@type'])} data={data} />
  ))
}
