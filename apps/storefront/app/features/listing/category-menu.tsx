import { Link } from 'react-router'
import { Fragment } from '../../fragments/index.ts'
import { inSentence, useLanguageGrammar, useTranslation } from '../../i18n/index.ts'
import { ProductPicture } from '../product/index.ts'
import styles from './category-menu.module.css'
import type { CategoryMenuData } from './load/category-page-data.ts'

/** The categories below this one, with a picture each, or those beside it at the end of a branch. */
export function CategoryMenu({ menu }: { menu: CategoryMenuData }) {
  const { entries } = menu
  if (entries.length === 0) return null
  return (
    <Fragment dependsOn={[menu]} name="menu">
      <Menu menu={menu} />
    </Fragment>
  )
}

function Menu({ menu: { parent, entries } }: { menu: CategoryMenuData }) {
  const t = useTranslation()
  const grammar = useLanguageGrammar()
  const allOf = ({ name, isDepartment }: NonNullable<CategoryMenuData['parent']>) =>
    isDepartment
      ? t('listing.all-of', { category: name })
      : t('listing.all-kinds', { category: inSentence(name, grammar) })
  const hasPictures = entries.every(({ image }) => image !== null)
  return (
    <nav className={styles.menu} aria-label={t('listing.categories')} data-look={hasPictures ? 'tiles' : 'chips'}>
      <ul>
        {parent && (
          <li>
            <Link to={parent.to}>{allOf(parent)}</Link>
          </li>
        )}
        {entries.map(({ name, to, image, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              {hasPictures && image !== null && <ProductPicture path={image} alt="" size="thumbnail" />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
