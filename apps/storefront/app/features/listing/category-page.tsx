import { useTranslation } from '../../i18n/index.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { CategoryHead } from './category-head.tsx'
import { CategoryMenu } from './category-menu.tsx'
import styles from './category-page.module.css'
import type { CategoryPageData } from './category-page-data.ts'
import { Listing } from './listing.tsx'

/** A category: where it is, what it is about, what lies beside it, and its products. */
export function CategoryPage({ data }: { data: CategoryPageData }) {
  const t = useTranslation()
  const above = data.trail.slice(0, -1).map(({ name, to }) => ({ title: name, to }))
  return (
    <Container>
      <CategoryHead data={data} />
      <div className={styles.intro}>
        <Breadcrumb
          label={t('listing.trail')}
          steps={[{ title: t('listing.home'), to: '/' }, ...above]}
          current={data.name}
        />
        <h1 className={styles.title}>{data.name}</h1>
        {data.description !== '' && <p className={styles.text}>{data.description}</p>}
        <CategoryMenu menu={data.menu} />
      </div>
      <Listing listing={data.listing} key={data.page} />
    </Container>
  )
}
