import { Icon, type IconName } from '@vonk/ui/icon'
import { type ReactNode, useId } from 'react'
import styles from './option-card.module.css'

type OptionCardProps = {
  name: string
  value: string
  icon?: IconName
  /** The drawing of a way to pay. */
  mark?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** What it costs. */
  price?: string | undefined
  isChosen: boolean
  isInvalid?: boolean | undefined
  describedBy?: string | undefined
  onChoose: () => void
  /** What has to be known before it is chosen. */
  note?: ReactNode
  /** What belongs to the option once it is chosen. */
  children?: ReactNode
}

/** One of a few ways to do it, large enough for a thumb. */
export function OptionCard(props: OptionCardProps) {
  const { name, value, icon, mark, title, text, price, isChosen, isInvalid, describedBy, onChoose } = props
  const id = useId()
  return (
    <div className={styles.card} data-chosen={isChosen || undefined}>
      <label className={styles.label} htmlFor={id}>
        <input
          className={styles.radio}
          type="radio"
          id={id}
          name={name}
          value={value}
          checked={isChosen}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          onChange={onChoose}
        />
        {icon && <Icon name={icon} />}
        <span className={styles.words}>
          <b>{title}</b>
          {text && <small>{text}</small>}
        </span>
        {price !== undefined && <span className={styles.price}>{price}</span>}
        {mark}
      </label>
      {props.note}
      {isChosen && props.children}
    </div>
  )
}

type OptionGroupProps = { legend: string; isColumns?: boolean; children: ReactNode }

export function OptionGroup({ legend, isColumns, children }: OptionGroupProps) {
  return (
    <fieldset className={styles.group} data-columns={isColumns || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}
