import { Link } from 'react-router'
import { useChoicesTranslation } from '#i18n/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { PriceTag, ProductPicture, toPriceView, usePriceTexts } from '../../product/index.ts'
import type { Awaited } from '../../stock-alert/index.ts'
import { useShop } from '../../stores/index.ts'
import type { OutfitPiece } from '../load/product-page-data.ts'
import { OptionPicker } from './option-picker.tsx'
import styles from './outfit-pieces.module.css'
import { chosenVariant, type PieceChoice, type Selection } from './selection.ts'
import { Suggestion, sizeLabel } from './size-for-all.tsx'

type OutfitPiecesProps = {
  pieces: readonly OutfitPiece[]
  selection: Pick<Selection, 'pieces' | 'confirmed'>
  /** The piece that still needs a size. */
  openSku: string | null
  onChoose: (sku: string, choice: PieceChoice) => void
  onConfirm: (sku: string) => void
  onSoldOut: (awaited: Awaited) => void
}

const nothingYet = {}
const left: PieceChoice = { isWanted: false, configuration: {} }

/** The pieces of an outfit, each with its own price and size. */
export function OutfitPieces({ pieces, selection, openSku, onChoose, onConfirm, onSoldOut }: OutfitPiecesProps) {
  const t = useChoicesTranslation()
  return (
    <section className={styles.outfit} aria-label={t('product.outfit.title')}>
      <h2 className={styles.title}>{t('product.outfit.title')}</h2>
      <ul className={styles.pieces}>
        {pieces.map((piece) => (
          <Piece
            key={piece.sku}
            piece={piece}
            choice={selection.pieces[piece.sku] ?? left}
            isConfirmed={selection.confirmed.includes(piece.sku)}
            isOpen={openSku === piece.sku}
            onChoose={(choice) => onChoose(piece.sku, choice)}
            onConfirm={() => onConfirm(piece.sku)}
            onSoldOut={onSoldOut}
          />
        ))}
      </ul>
    </section>
  )
}

type PieceProps = Pick<OutfitPiecesProps, 'onSoldOut'> & {
  piece: OutfitPiece
  choice: PieceChoice
  isOpen: boolean
  isConfirmed: boolean
  onChoose: (choice: PieceChoice) => void
  onConfirm: () => void
}

function Piece({ piece, choice, isOpen, isConfirmed, onChoose, onConfirm, onSoldOut }: PieceProps) {
  const t = useChoicesTranslation()
  const { priceFormat } = useShop().view
  const variant = chosenVariant(piece, choice.configuration)
  const prices = variant?.prices ?? piece.prices
  const suggested = variant && sizeLabel(piece, variant)
  return (
    <li className={styles.piece} data-left={choice.isWanted ? undefined : ''}>
      <ProductPicture path={piece.image} alt="" size="colour" className={styles.picture} />
      <div className={styles.text}>
        <div className={styles.top}>
          <Link to={piece.page} className={styles.name}>
            {piece.name}
            {piece.colour !== '' && <small> {piece.colour}</small>}
          </Link>
          <label className={styles.take}>
            <input
              type="checkbox"
              checked={choice.isWanted}
              onChange={({ target }) => onChoose({ ...choice, isWanted: target.checked })}
            />
            <VisuallyHidden>{t('product.outfit.take', { name: piece.name })}</VisuallyHidden>
          </label>
        </div>
        <PriceTag price={toPriceView(prices, priceFormat)} texts={usePriceTexts()} />
        {choice.isWanted && !isConfirmed && suggested && (
          <Suggestion size={suggested} name={piece.name} onTake={onConfirm} />
        )}
        {choice.isWanted && (
          <OptionPicker
            sellable={piece}
            configuration={isConfirmed ? choice.configuration : nothingYet}
            size="s"
            error={
              isOpen && !(isConfirmed && variant) ? t('product.outfit.size-open', { name: piece.name }) : undefined
            }
            onChoose={(configuration) => {
              onChoose({ ...choice, configuration })
              onConfirm()
            }}
            onSoldOut={(variants) => onSoldOut({ ...piece, variants })}
          />
        )}
      </div>
    </li>
  )
}
