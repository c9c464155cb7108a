import type { StaffOrder } from '@vonk/contract'
import { cancelOrder, refundOrder, shipOrder } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { SelectField, TextField } from '@vonk/ui/field'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useApi } from '../calls/api-context.tsx'
import type { Answer } from '../calls/create-api.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import { refundAmount } from './refund-amount.ts'

type DialogProps = {
  order: StaffOrder
  onClose: () => void
  onDone: (order: StaffOrder) => void
  /** Somebody else was first. */
  onStale: () => void
}

/** Says that a parcel is on its way. */
export function ShipDialog({ order, ...rest }: DialogProps) {
  const { ask } = useApi()
  const { text } = useWords()
  const { orderNumber, version, carriers, delivery } = order
  const [parcel, setParcel] = useState({ tracking: '', carrier: delivery?.carrier ?? '' })
  const [comment, setComment] = useState('')
  const tracking = parcel.tracking.trim()
  return (
    <Act
      name="ship"
      {...rest}
      onSend={() =>
        ask(shipOrder, { orderNumber, version, comment, ...(tracking && { tracking, carrier: parcel.carrier }) })
      }
    >
      <TextField
        label={text('orders.tracking')}
        hint={text('orders.tracking-help')}
        maxLength={40}
        autoComplete="off"
        value={parcel.tracking}
        onText={(value) => setParcel({ ...parcel, tracking: value })}
      />
      <SelectField
        label={text('orders.carrier')}
        options={[...new Set([...(delivery ? [delivery.carrier] : []), ...carriers])].map((one) => ({
          value: one,
          label: one,
        }))}
        value={parcel.carrier}
        onText={(carrier) => setParcel({ ...parcel, carrier })}
      />
      <Comment comment={comment} onText={setComment} />
    </Act>
  )
}

/** Calls an order off. */
export function CancelDialog({ order: { orderNumber, version }, ...rest }: DialogProps) {
  const { ask } = useApi()
  const [comment, setComment] = useState('')
  return (
    <Act name="cancel" {...rest} onSend={() => ask(cancelOrder, { orderNumber, version, comment })}>
      <Comment comment={comment} onText={setComment} />
    </Act>
  )
}

/** Takes all or some pieces back. */
export function RefundDialog({ order, ...rest }: DialogProps) {
  const { orderNumber, version, lines } = order
  const { ask } = useApi()
  const { text } = useWords()
  const left = lines
    .filter(({ parentId, quantity, returned }) => parentId === null && quantity > returned)
    .map(({ id, name, sku, quantity, returned }) => ({ id, name, sku, most: quantity - returned }))
  const [counts, setCounts] = useState<Readonly<Record<number, string>>>({})
  const [comment, setComment] = useState('')
  const pieces = left
    .map(({ id }) => ({ lineId: id, quantity: Number(counts[id] ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  // A whole order comes back with its gift cards as they are, a piece only when nobody has paid with it.
  const isAll = left.every(({ id, most }) => Number(counts[id] ?? 0) === most)
  return (
    <Act
      name="refund"
      {...rest}
      isReady={pieces.length > 0}
      onSend={() => ask(refundOrder, { orderNumber, version, comment, ...(!isAll && { pieces }) })}
    >
      <Button
        look="secondary"
        onClick={() => setCounts(Object.fromEntries(left.map(({ id, most }) => [id, String(most)])))}
      >
        {text('orders.refund-all')}
      </Button>
      {left.map(({ id, name, sku, most }) => (
        <TextField
          key={id}
          label={text('orders.refund-line', { name, sku, most })}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          step={1}
          value={counts[id] ?? '0'}
          onText={(count) => setCounts({ ...counts, [id]: count })}
        />
      ))}
      <Comment comment={comment} onText={setComment} />
      <RefundSum order={order} pieces={pieces} />
    </Act>
  )
}

type RefundSumProps = { order: StaffOrder; pieces: readonly { lineId: number; quantity: number }[] }

/** What goes back to the buyer, before it does. */
export function RefundSum({ order, pieces }: RefundSumProps) {
  const { text, money } = useWords()
  const amount = money(refundAmount(order, pieces) ?? 0)
  const hasGiftCard = pieces.some(({ lineId }) => order.lines.some(({ id, isGiftCard }) => id === lineId && isGiftCard))
  return (
    <p role="status">
      <strong>{text(hasGiftCard ? 'orders.refund-most' : 'orders.refund-amount', { amount })}</strong>
    </p>
  )
}

function Comment({ comment, onText }: { comment: string; onText: (comment: string) => void }) {
  const { text } = useWords()
  return (
    <TextField
      label={text('orders.comment')}
      hint={text('orders.comment-help')}
      maxLength={500}
      value={comment}
      onText={onText}
    />
  )
}

type ActProps = Omit<DialogProps, 'order'> & {
  name: 'ship' | 'cancel' | 'refund'
  isReady?: boolean
  onSend: () => Promise<Answer<typeof shipOrder> | Answer<typeof cancelOrder> | Answer<typeof refundOrder>>
  children: ReactNode
}

/** A window that says what will happen before it does; it is sent once. */
function Act({ name, isReady = true, onSend, onClose, onDone, onStale, children }: ActProps) {
  const { text, refusal } = useWords()
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!isReady) return setRefused('nothing-returned')
    setIsBusy(true)
    const answer = await onSend()
    setIsBusy(false)
    if (answer.ok) return onDone(answer.value)
    if (answer.refusal.code === 'order-changed') return onStale()
    setRefused(answer.refusal.code)
  }

  return (
    <Dialog title={text(`orders.${name}-title`)} onClose={onClose}>
      <form className={parts.stack} onSubmit={submit}>
        <p>{text(`orders.${name}-text`)}</p>
        {children}
        {refused && <Notice tone="bad">{refusal(refused)}</Notice>}
        <div className={parts.actions}>
          <Button type="submit" look={name === 'ship' ? 'primary' : 'danger'} disabled={isBusy}>
            {text(`orders.${name}-now`)}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {text('orders.leave')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
