import type { FieldDescription } from '@vonk/contract'
import { Button } from '@vonk/ui/button'
import { FieldError } from '@vonk/ui/field'
import { type MouseEvent, type ReactNode, useState } from 'react'
import {
  duplicateItem,
  type Item,
  insertItem,
  isItem,
  moveItem,
  type Path,
  removeItem,
} from '../content/change-content.ts'
import { newItem, summaryOf } from '../content/new-item.ts'
import { newUid } from '../content/new-uid.ts'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import styles from './form.module.css'
import { fieldId, useForm } from './form-context.tsx'

type ItemsDescription = Extract<FieldDescription, { type: 'items' }>
type ItemsFieldProps = {
  field: ItemsDescription
  path: Path
  value: unknown
  renderFields: (path: Path, item: Item) => ReactNode
}

/** Parts inside a part: each can be opened, moved, copied and taken out, by mouse and by keyboard. */
export function ItemsField({ field, path, value, renderFields }: ItemsFieldProps) {
  const words = useWords()
  const items = (field.isSingle ? [value] : Array.isArray(value) ? value : []).filter(isItem)
  const error = useForm().errorAt(path)
  return (
    <fieldset className={styles.items} id={fieldId(path)} tabIndex={-1}>
      <legend>{words.field(field.name)}</legend>
      {items.length === 0 && <p className={parts.soft}>{words.text('item.none')}</p>}
      {error && <FieldError text={error} />}
      <ol className={styles.list}>
        {items.map((item, index) => (
          <ItemView key={String(item['_uid'])} place={{ field, list: path, index, count: items.length }} item={item}>
            {renderFields(field.isSingle ? path : [...path, index], item)}
          </ItemView>
        ))}
      </ol>
      <AddItem field={field} path={path} count={items.length} />
    </fieldset>
  )
}

type Place = { field: ItemsDescription; list: Path; index: number; count: number }

function ItemView({ place, item, children }: { place: Place; item: Item; children: ReactNode }) {
  const { isOpen, toggle, kinds, content, setContent, isReadOnly } = useForm()
  const words = useWords()
  const [isOver, setIsOver] = useState(false)
  const uid = String(item['_uid'])
  const kind = words.kind(String(item['component']))
  const summary = summaryOf(kinds, item)
  const isMovable = !place.field.isSingle && !isReadOnly
  const dragType = `vonk/${place.list.join('.')}`.toLowerCase()
  return (
    <li
      className={styles.item}
      data-uid={uid}
      data-over={isOver}
      onDragOver={(event) => {
        if (!isMovable || !event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(dragType)
        setIsOver(false)
        if (from === '') return
        event.preventDefault()
        setContent(moveItem(content, { list: place.list, index: Number(from) }, place.index))
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what dragging does, the buttons inside do as well */}
      <div
        className={styles.itemHead}
        draggable={isMovable}
        title={isMovable ? words.text('item.drag') : undefined}
        onDragStart={(event) => event.dataTransfer.setData(dragType, String(place.index))}
      >
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen(uid)}
          onClick={() => toggle(uid, !isOpen(uid))}
        >
          <strong>{kind}</strong> {summary}
        </button>
        {!isReadOnly && <ItemTools place={place} name={summary ? `${kind} ${summary}` : kind} />}
      </div>
      {isOpen(uid) && <div className={styles.inside}>{children}</div>}
    </li>
  )
}

function ItemTools({ place: { field, list, index, count }, name }: { place: Place; name: string }) {
  const { content, setContent, setValue } = useForm()
  const { text } = useWords()
  const place = { list, index }
  if (field.isSingle) {
    return (
      <Tool list={list} label={text('item.remove', { item: name })} sign="✕" onPress={() => setValue(list, null)} />
    )
  }
  const isFull = field.maximum !== undefined && count >= field.maximum
  return (
    <>
      <Tool
        list={list}
        label={text('item.up', { item: name })}
        sign="↑"
        isOff={index === 0}
        onPress={() => setContent(moveItem(content, place, index - 1))}
      />
      <Tool
        list={list}
        label={text('item.down', { item: name })}
        sign="↓"
        isOff={index === count - 1}
        onPress={() => setContent(moveItem(content, place, index + 1))}
      />
      <Tool
        list={list}
        label={text('item.duplicate', { item: name })}
        sign="+"
        isOff={isFull}
        onPress={() => setContent(duplicateItem(content, place, newUid))}
      />
      <Tool
        list={list}
        label={text('item.remove', { item: name })}
        sign="✕"
        onPress={() => setContent(removeItem(content, place))}
      />
    </>
  )
}

type ToolProps = { label: string; sign: string; list: Path; isOff?: boolean; onPress: () => void }

function Tool({ label, sign, list, isOff = false, onPress }: ToolProps) {
  function press({ currentTarget: pressed }: MouseEvent<HTMLButtonElement>) {
    if (isOff) return
    onPress()
    // A part that is moved loses the focus on its way, and one that is taken out leaves it to its list.
    requestAnimationFrame(() => (pressed.isConnected ? pressed : document.getElementById(fieldId(list)))?.focus())
  }
  return (
    // Not disabled: a button that has just been pressed keeps the focus at the end of its list.
    <Button look="quiet" aria-label={label} title={label} aria-disabled={isOff} onClick={press}>
      <span aria-hidden="true">{sign}</span>
    </Button>
  )
}

function AddItem({ field, path, count }: { field: ItemsDescription; path: Path; count: number }) {
  const { kinds, content, setContent, setValue, toggle, isReadOnly } = useForm()
  const words = useWords()
  const [chosen, setChosen] = useState(field.components[0] ?? '')
  const most = field.maximum ?? Number.POSITIVE_INFINITY
  if (isReadOnly) return null
  if (count >= most) {
    return field.isSingle ? null : <p className={parts.soft}>{words.text('item.full', { count: most })}</p>
  }
  function add() {
    const item = newItem(kinds, chosen, newUid)
    if (field.isSingle) setValue(path, item)
    else setContent(insertItem(content, { list: path, index: count }, item))
    toggle(String(item['_uid']), true)
  }
  return (
    <div className={styles.add}>
      {field.components.length > 1 && (
        <select
          className={styles.choice}
          aria-label={`${words.text('item.kind')}: ${words.field(field.name)}`}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {field.components.map((component) => (
            <option key={component} value={component}>
              {words.kind(component)}
            </option>
          ))}
        </select>
      )}
      <Button look="secondary" onClick={add}>
        {words.text('item.add')}: {words.kind(chosen)}
      </Button>
    </div>
  )
}
