import { Button } from '@vonk/ui/button'
import { type FormEvent, useState } from 'react'
import { useAccountTranslation, useDates } from '../../i18n/index.ts'
import { QuantityStepper } from '../../ui/forms/quantity-stepper.tsx'
import { FormProblem } from '../account/index.ts'
import { focusHeading } from './focus-heading.ts'
import { SpentCardsNote } from './spent-cards-note.tsx'
import { type CompletedWithdrawal, type OpenedWithdrawal, type OrderedLine, useWithdrawal } from './use-withdrawal.ts'
import styles from './withdrawal-page.module.css'

type PiecesFormProps = {
  /** The token of the mail. */
  link: string
  opened: OpenedWithdrawal
  onDone: (done: CompletedWithdrawal) => void
}

/** What of the order, and the button by which it is called off. */
export function PiecesForm({ link, opened, onDone }: PiecesFormProps) {
  const t = useAccountTranslation()
  const { formatDay, formatMoment } = useDates()
  const { chosen, choose, problem, isBusy, submit } = useChoice({ link, opened, onDone })
  return (
    <>
      <h1 className={styles.title} tabIndex={-1} ref={focusHeading}>
        {t('withdrawal.pieces-title')}
      </h1>
      <p>{t('withdrawal.received-on', { moment: formatMoment(new Date(opened.receivedAt)) })}</p>
      <p>
        {t('withdrawal.order', { number: opened.orderNumber, date: formatDay(opened.placedAt.slice(0, 10)) })}{' '}
        {t(opened.mayChoose ? 'withdrawal.choose' : 'withdrawal.whole')}
      </p>
      <form className={styles.card} method="post" onSubmit={submit} noValidate>
        <ul className={styles.lines}>
          {opened.lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              quantity={chosen(line)}
              onChoose={opened.mayChoose && !line.isExempt ? (quantity) => choose(line.id, quantity) : null}
            />
          ))}
        </ul>
        <p className={styles.note}>{t(`withdrawal.before.${opened.outcome}`)}</p>
        <SpentCardsNote kept={opened.kept} />
        <div className={styles.send}>
          <FormProblem text={problem} />
          <Button type="submit" isWide isBusy={isBusy}>
            {t('withdrawal.complete')}
          </Button>
        </div>
      </form>
    </>
  )
}

/** At first all of the order is chosen: who came here for one piece takes the others out. */
function useChoice({ link, opened, onDone }: PiecesFormProps) {
  const t = useAccountTranslation()
  const { complete } = useWithdrawal()
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const chosen = ({ id, qty, isExempt }: OrderedLine) => (isExempt ? 0 : (quantities[id] ?? qty))

  function choose(id: number, quantity: number) {
    setProblem(null)
    setQuantities({ ...quantities, [id]: quantity })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const lines = opened.lines.map((line) => ({ ...line, qty: chosen(line) })).filter(({ qty }) => qty > 0)
    if (isBusy) return
    if (lines.length === 0) return setProblem(t('withdrawal.nothing-chosen'))
    setIsBusy(true)
    setProblem(null)
    const told = await complete(link, lines)
    setIsBusy(false)
    if ('problem' in told) setProblem(told.problem)
    else onDone(told.value)
  }

  return { chosen, choose, problem, isBusy, submit }
}

type LineProps = { line: OrderedLine; quantity: number; onChoose: ((quantity: number) => void) | null }

function Line({ line: { name, details, qty, isExempt }, quantity, onChoose }: LineProps) {
  const t = useAccountTranslation()
  return (
    <li className={styles.line}>
      <div className={styles.product}>
        <b>{name}</b>
        {details.length > 0 && <span className={styles.small}>{details.join(', ')}</span>}
        {isExempt && <span className={styles.small}>{t('withdrawal.exempt')}</span>}
      </div>
      {onChoose ? (
        <div className={styles.quantity}>
          <QuantityStepper
            label={t('cart.line.quantity', { name })}
            lessLabel={t('cart.line.less', { name })}
            moreLabel={t('cart.line.more', { name })}
            value={quantity}
            min={0}
            max={qty}
            onChange={onChoose}
          />
          <span className={styles.small}>{t('withdrawal.of', { count: qty })}</span>
        </div>
      ) : (
        <span>{qty} ×</span>
      )}
    </li>
  )
}
