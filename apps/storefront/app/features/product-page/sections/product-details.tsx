import { Button } from '@vonk/ui/button'
import { Icon, type IconName } from '@vonk/ui/icon'
import { lazyPart } from '#fragments/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { Accordion } from '#ui/structure/accordion.tsx'
import { GuaranteeLink } from '../../guarantee/index.ts'
import { usePanel } from '../../panels/index.ts'
import type { Company, ProductFacts } from '../load/to-facts.ts'
import styles from './product-details.module.css'

const StoryPanel = lazyPart(async () => (await import('./shop-stock-dialog.tsx')).StoryPanel)

/** What a product is, how it is washed and who makes it; how it fits stands beside its sizes. */
export function ProductDetails({ facts, sku }: { facts: ProductFacts; sku: string }) {
  const t = useLaterTranslation()
  return (
    <div className={styles.details}>
      <Accordion title={t('product.details.description')} isOpen>
        <div className={styles.text}>
          {facts.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {facts.downloads.length > 0 && (
            <Fact title={t('product.details.downloads')} text={facts.downloads.join(', ')} />
          )}
          <Fact title={t('product.details.number')} text={sku} />
        </div>
      </Accordion>
      {(facts.composition !== '' || facts.careInstructions !== '') && (
        <Accordion title={t('product.details.care')}>
          <div className={styles.text}>
            {facts.composition !== '' && <Fact title={t('product.details.composition')} text={facts.composition} />}
            {facts.careInstructions !== '' && (
              <Fact title={t('product.details.washing')} text={facts.careInstructions} />
            )}
            <CareSymbols codes={facts.careSymbols} />
          </div>
        </Accordion>
      )}
      <Safety facts={facts} />
      <GuaranteeLink />
      <DeliveryTerms />
    </div>
  )
}

/** What the law on product safety wants beside the offer: warnings, and who answers for the product. */
function Safety({ facts: { warnings, manufacturer, responsiblePerson } }: { facts: ProductFacts }) {
  const t = useLaterTranslation()
  return (
    <>
      {warnings.length > 0 && (
        <Accordion title={t('product.details.warnings')} isOpen>
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Accordion>
      )}
      {(manufacturer ?? responsiblePerson) && (
        <Accordion title={t('product.details.maker')}>
          <div className={styles.text}>
            {manufacturer && <CompanyLines company={manufacturer} />}
            {responsiblePerson && <CompanyLines title={t('product.details.responsible')} company={responsiblePerson} />}
          </div>
        </Accordion>
      )}
    </>
  )
}

function CompanyLines({ title, company: { name, address, contact } }: { title?: string; company: Company }) {
  return (
    <address className={styles.company}>
      {title && <b>{title}</b>}
      <span>{name}</span>
      <span>{address}</span>
      {isLink(contact) ? <a href={contact.includes('@') ? `mailto:${contact}` : contact}>{contact}</a> : contact}
    </address>
  )
}

function isLink(contact: string): boolean {
  return contact.startsWith('https://') || /^[^\s:/]+@[^\s:/]+$/.test(contact)
}

function Fact({ title, text }: { title: string; text: string }) {
  return (
    <p>
      <b>{title}</b>
      <br />
      {text}
    </p>
  )
}

const icons = {
  'wash-30': 'wash-30',
  'wash-40': 'wash-40',
  'wash-60': 'wash-60',
  'wash-hand': 'hand-wash',
  'wash-no': 'no-wash',
  'bleach-no': 'no-bleach',
  'tumble-low': 'tumble-low',
  'tumble-no': 'no-tumble',
  'iron-low': 'iron-low',
  'iron-medium': 'iron-medium',
  'iron-high': 'iron-high',
  'iron-no': 'no-iron',
  'dryclean-yes': 'dry-clean',
  'dryclean-no': 'no-dry-clean',
} as const satisfies Readonly<Record<string, IconName>>

type CareCode = keyof typeof icons

/** The washing symbols in their usual order, each with its meaning; a code without a symbol is left to the text. */
function CareSymbols({ codes }: { codes: readonly string[] }) {
  const t = useLaterTranslation()
  const symbols = codes.filter((code): code is CareCode => code in icons)
  if (symbols.length === 0) return null
  return (
    <ul className={styles.care}>
      {symbols.map((code) => (
        <li key={code}>
          <Icon name={icons[code]} size="l" />
          {t(`care.${code}`)}
        </li>
      ))}
    </ul>
  )
}

/** How it comes and goes back, as the shop's own page tells it, beside the product. */
function DeliveryTerms() {
  const t = useLaterTranslation()
  const { isOpen, open, close } = usePanel('sidebarPanel')
  const title = t('product.details.delivery')
  return (
    <div>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => open({ type: 'story', id: t('product.details.delivery-path') })}
      >
        <Icon name="truck" />
        {title}
      </Button>
      {isOpen && <StoryPanel title={title} onClose={close} />}
    </div>
  )
}
