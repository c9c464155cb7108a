import type { Configuration } from '@vonk/domain/variants'
import { Button } from '@vonk/ui/button'
import { useState } from 'react'
import { useCartActions, useOwnPrices } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { isDesktop } from '#ui/structure/is-desktop.ts'
import { useTrack } from '../../analytics/index.ts'
import { usePanel } from '../../panels/index.ts'
import { PriceTag, toPriceView, usePriceTexts } from '../../product/index.ts'
import { chosenVariant, OptionPicker } from '../../product-page/index.ts'
import { useShop } from '../../stores/index.ts'
import { Colours, useEditable } from '../editor/colours.tsx'
import type { EditableProduct } from '../lines/cart-product.ts'
import { toAddition } from '../lines/to-addition.ts'
import { toAnalyticsProducts } from '../page/to-analytics-products.ts'
import styles from './quick-add.module.css'

/** Size and colour of a product of a list, chosen and put into the cart without leaving the list. */
export function QuickAdd({ payload, close }: { payload: unknown; close: () => void }) {
  const t = useLaterTranslation()
  const [sku, setSku] = useState(typeof payload === 'string' ? payload : '')
  const { editable: answer, hasFailed } = useEditable(sku)
  const editable = useOwnPrices(answer)
  if (hasFailed) return <p role="alert">{t('quick-add.failed')}</p>
  return (
    <div className={styles.choice}>
      {editable ? <Named editable={editable} /> : <Skeleton shape="title" />}
      <Colours editable={editable} onChoose={({ id }) => setSku(id)} />
      {editable && <Sizes key={editable.product.sku} editable={editable} onAdded={close} />}
    </div>
  )
}

function Named({ editable: { product } }: { editable: EditableProduct }) {
  const { priceFormat } = useShop().view
  const texts = usePriceTexts()
  return (
    <div>
      <p className={styles.name}>{product.name}</p>
      <PriceTag price={toPriceView(product.prices, priceFormat)} texts={texts} />
    </div>
  )
}

function Sizes({ editable: { product, isMadeToOrder }, onAdded }: { editable: EditableProduct; onAdded: () => void }) {
  const t = useLaterTranslation()
  const add = useAdding()
  const [configuration, setConfiguration] = useState<Configuration>({})
  const [hasTried, setHasTried] = useState(false)
  const variant = chosenVariant(product, configuration)
  const isOpen = product.options.length > 0 && variant === null

  async function buy() {
    setHasTried(true)
    if (!isOpen && (await add(product, variant))) onAdded()
  }

  return (
    <>
      {!isMadeToOrder && (
        <OptionPicker
          sellable={product}
          configuration={configuration}
          onChoose={setConfiguration}
          error={hasTried && isOpen ? t('product.option-open') : undefined}
        />
      )}
      {!isMadeToOrder && (
        <Button isWide onClick={() => void buy()}>
          {t('product.add')}
        </Button>
      )}
      <ButtonLink to={product.page} look="quiet">
        {t(isMadeToOrder ? 'quick-add.compose' : 'quick-add.page')}
      </ButtonLink>
    </>
  )
}

/** Whether it is in the cart now; why not is told by the device. */
function useAdding() {
  const { add } = useCartActions()
  const track = useTrack()
  const microcart = usePanel('microcart')
  return async (product: EditableProduct['product'], variant: ReturnType<typeof chosenVariant>): Promise<boolean> => {
    const { added } = await add([toAddition({ product, variant, quantity: 1 })])
    if (added.length === 0) return false
    track.event('add_to_cart', toAnalyticsProducts(added, [product]))
    if (isDesktop(window.innerWidth)) microcart.open({ reason: 'added' })
    return true
  }
}
