import { Button } from '@vonk/ui/button'
import { SelectField } from '@vonk/ui/field'
import { IconButton } from '@vonk/ui/icon'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useAccountTranslation, useDates } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Badge } from '#ui/signs/badge.tsx'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { PriceTag, ProductPicture, usePriceTexts } from '../../product/index.ts'
import type { Wish } from './to-wish.ts'
import styles from './wish-card.module.css'

type WishCardProps = {
  wish: Wish
  /** Fetched at once: it is among the first one sees. */
  isFirst?: boolean
  /** `sku` is that of the size. */
  onMove: (sku: string) => Promise<void>
  onRemove: () => void
}

/** One wish: what it costs now, what is new about it, and the way into the cart. */
export function WishCard({ wish, isFirst = false, onMove, onRemove }: WishCardProps) {
  const t = useAccountTranslation()
  const texts = usePriceTexts()
  const { name, image, page, price, state } = wish
  return (
    <li className={styles.wish} data-state={state}>
      <div className={styles.picture}>
        {image !== '' && <ProductPicture path={image} alt="" size="card" isFirst={isFirst} />}
        <span className={styles.remove}>
          <IconButton icon="trash" look="raised" label={t('account.wishlist.remove', { name })} onClick={onRemove} />
        </span>
        <WishNews wish={wish} />
      </div>
      <p className={styles.name}>{page === '' || state === 'gone' ? name : <Link to={page}>{name}</Link>}</p>
      {state === 'waiting' && <Skeleton />}
      {price && <PriceTag price={price} texts={texts} />}
      {wish.priceBefore !== null && <PriceBefore price={wish.priceBefore} since={wish.since} />}
      <WishAction wish={wish} onMove={onMove} />
    </li>
  )
}

function PriceBefore({ price, since }: { price: string; since: string | null }) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  const text = since
    ? t('account.wishlist.price-before-on', { price, day: formatDay(since) })
    : t('account.wishlist.price-before', { price })
  return <p className={styles.before}>{text}</p>
}

function WishNews({ wish: { state, isBack, priceBefore } }: { wish: Wish }) {
  const t = useAccountTranslation()
  return (
    <p className={styles.news}>
      {state === 'sold-out' && <Badge tone="danger">{t('product-label.out-of-stock')}</Badge>}
      {isBack && <Badge tone="success">{t('account.wishlist.back')}</Badge>}
      {priceBefore !== null && <Badge tone="sale">{t('account.wishlist.dropped')}</Badge>}
    </p>
  )
}

/** The size is asked for when somebody wants to have it; who has chosen none is told so. */
function WishAction({ wish, onMove }: Pick<WishCardProps, 'wish' | 'onMove'>) {
  const t = useAccountTranslation()
  const [chosen, setChosen] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)
  if (wish.state === 'waiting') return null
  if (wish.state === 'gone') return <p className={styles.note}>{t('account.wishlist.gone')}</p>
  if (wish.state === 'sold-out' || wish.isComposed) {
    return (
      <ButtonLink to={wish.page} look="secondary">
        {t('account.wishlist.look')}
      </ButtonLink>
    )
  }

  async function move(event: FormEvent) {
    event.preventDefault()
    const sku = wish.sizes.length === 0 ? wish.sku : chosen
    setError(sku === '' ? t('account.wishlist.choose') : undefined)
    if (sku === '' || isBusy) return
    setIsBusy(true)
    await onMove(sku)
    setIsBusy(false)
  }

  return (
    <form className={styles.action} method="post" onSubmit={move} noValidate>
      {wish.sizes.length > 0 && <SizeField wish={wish} chosen={chosen} error={error} onChoose={setChosen} />}
      <Button type="submit" size="s" isWide isBusy={isBusy}>
        {t('account.wishlist.move')}
      </Button>
    </form>
  )
}

type SizeFieldProps = { wish: Wish; chosen: string; error: string | undefined; onChoose: (sku: string) => void }

function SizeField({ wish: { name, sizes }, chosen, error, onChoose }: SizeFieldProps) {
  const t = useAccountTranslation()
  const options = sizes.map(({ sku, label, isSoldOut }) => ({
    value: sku,
    label: isSoldOut ? t('account.wishlist.size-sold-out', { size: label }) : label,
    isDisabled: isSoldOut,
  }))
  return (
    <SelectField
      label={t('account.wishlist.size')}
      aria-label={t('account.wishlist.size-of', { name })}
      options={[{ value: '', label: t('account.wishlist.size-open') }, ...options]}
      value={chosen}
      error={error}
      onText={onChoose}
    />
  )
}
