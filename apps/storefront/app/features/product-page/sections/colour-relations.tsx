import type { ColorRelation } from '@vonk/domain/products'
import { Link } from 'react-router'
import { useTranslation } from '#i18n/index.ts'
import { ProductPicture } from '../../product/index.ts'
import styles from './colour-relations.module.css'

type ColourRelationsProps = { color: string; image: string; relations: readonly ColorRelation[] }

/** The same garment in its other colours, its own first. */
export function ColourRelations({ color, image, relations }: ColourRelationsProps) {
  const t = useTranslation()
  if (color === '') return null
  return (
    <div className={styles.colours}>
      <p className={styles.now}>{t('product.in-colour', { color })}</p>
      {relations.length > 0 && (
        <ul className={styles.list} aria-label={t('product.colours')}>
          <li className={styles.own}>
            <ProductPicture path={image} alt={t('product.this-colour', { color })} size="colour" />
          </li>
          {relations.map((relation) => (
            <li key={relation.sku}>
              <Link to={relation.link} className={styles.other}>
                <ProductPicture path={relation.image} alt={`${relation.title}, ${relation.color}`} size="colour" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
