import { useChoicesTranslation } from '#i18n/index.ts'
import { ProductPicture } from '../../product/index.ts'
import type { PageCustomOption, PrintArea } from '../load/product-page-data.ts'
import styles from './print-preview.module.css'

type PrintPreviewProps = {
  area: PrintArea
  options: readonly PageCustomOption[]
  values: Readonly<Record<string, string>>
}

const picture = { width: 600, height: 744 }
const lowLetters = 44
const highLetters = 84

/** The name on the garment as it is typed, in the letters that were chosen. */
export function PrintPreview({ area, options, values }: PrintPreviewProps) {
  const t = useChoicesTranslation()
  const typed = printedText(options, values)
  const text = typed === '' ? t('product.print.example') : typed
  const look = (purpose: string) => lookOf(options, values, purpose)
  const width = (area.width / 100) * picture.width
  const high = look('print-height') === '8' ? highLetters : lowLetters
  return (
    <figure className={styles.preview}>
      <div className={styles.picture}>
        <ProductPicture path={area.image} alt="" size="gallery" />
        <svg
          className={styles.print}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          role="img"
          aria-label={t('product.print.shows', { text })}
        >
          <text
            x={(area.x / 100) * picture.width}
            y={(area.y / 100) * picture.height}
            className={styles.text}
            data-lettering={look('print-lettering') ?? 'round'}
            data-example={typed === '' || undefined}
            fontSize={Math.min(high, width / widthOf(text))}
            fill={look('print-colour') ?? 'currentColor'}
          >
            {text}
          </text>
        </svg>
      </div>
      <figcaption className={styles.caption}>{t('product.print.caption')}</figcaption>
    </figure>
  )
}

/** On one line, without what turns the direction of writing or is no letter at all. */
function printedText(options: readonly PageCustomOption[], values: PrintPreviewProps['values']): string {
  const option = options.find(({ purpose }) => purpose === 'print-text')
  const typed = option ? (values[option.id] ?? '') : ''
  return typed
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .toWellFormed()
}

function lookOf(options: readonly PageCustomOption[], values: PrintPreviewProps['values'], purpose: string) {
  const option = options.find((each) => each.purpose === purpose)
  return option?.values.find(({ id }) => id === values[option.id])?.look ?? null
}

/** About how many times as wide as its letters are high; rather too much, so that every name stays on the garment. */
export function widthOf(text: string): number {
  let width = 0
  for (const letter of text) {
    if (/[ilIjt.,'’!| ]/.test(letter)) width += 0.45
    else if (/[\p{Script=Latin}\d]/u.test(letter) && !/[mwMW]/.test(letter)) width += 0.72
    else width += 1.1
  }
  return Math.max(width, 1)
}
