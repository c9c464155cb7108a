import { focalPoint, imageSize } from '@vonk/domain/urls'
import { Button } from '@vonk/ui/button'
import { FieldError, TextField } from '@vonk/ui/field'
import { isItem, type Path } from '../content/change-content.ts'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import { ChoosePicture } from './choose-picture.tsx'
import styles from './form.module.css'
import { fieldId, useForm } from './form-context.tsx'
import { type Picture, UploadPicture } from './upload-picture.tsx'
import { useControl } from './use-control.ts'

type PictureFieldProps = { name: string; path: Path; value: unknown; hint?: string | undefined }

/** A picture with words for it and the point that stays in sight when it is cropped. */
export function PictureField({ name, path, value, hint }: PictureFieldProps) {
  const { text } = useWords()
  const { marks, isReadOnly, set } = useControl({ name, path, hint })
  const picture = toPicture(value)
  return (
    <fieldset className={styles.group} id={fieldId(path)} tabIndex={-1}>
      <legend>{marks.label}</legend>
      {marks.hint && <p className={parts.soft}>{marks.hint}</p>}
      {marks.error && <FieldError text={marks.error} />}
      {picture && <PictureView picture={picture} isReadOnly={isReadOnly} onChange={set} />}
      {!isReadOnly && (
        <>
          <UploadPicture
            label={text(picture ? 'picture.replace' : 'picture.choose')}
            onUploaded={(uploaded) => set(uploaded)}
          />
          <ChoosePicture onChoose={set} />
        </>
      )}
      {picture && !isReadOnly && (
        <Button look="danger" onClick={() => set(null)}>
          {text('picture.remove')}
        </Button>
      )}
    </fieldset>
  )
}

/** Several pictures in a row. */
export function PicturesField({ name, path, value }: PictureFieldProps) {
  const { text } = useWords()
  const { setValue, isReadOnly } = useForm()
  const { marks } = useControl({ name, path })
  const pictures = Array.isArray(value) ? value : []
  return (
    <fieldset className={styles.group}>
      <legend>{marks.label}</legend>
      {pictures.map((picture, index) => {
        const shown = toPicture(picture)
        return (
          shown && (
            <div key={shown.filename} className={styles.group}>
              <PictureView
                picture={shown}
                isReadOnly={isReadOnly}
                onChange={(next) => setValue(path, pictures.with(index, next))}
              />
              {!isReadOnly && (
                <Button look="danger" onClick={() => setValue(path, pictures.toSpliced(index, 1))}>
                  {text('picture.remove')}
                </Button>
              )}
            </div>
          )
        )
      })}
      {!isReadOnly && (
        <>
          <UploadPicture label={text('picture.add')} onUploaded={(one) => setValue(path, [...pictures, one])} />
          <ChoosePicture onChoose={(one) => setValue(path, [...pictures, one])} />
        </>
      )}
    </fieldset>
  )
}

type PictureViewProps = { picture: Picture; isReadOnly: boolean; onChange: (picture: Picture) => void }

function PictureView({ picture, isReadOnly, onChange }: PictureViewProps) {
  const { text } = useWords()
  const size = imageSize(picture.filename) ?? { width: 100, height: 100 }
  const point = focalPoint(picture)
  const focus = { x: Math.round(point.x * 100), y: Math.round(point.y * 100) }
  function aim(x: number, y: number) {
    const [left, top] = [Math.round((x / 100) * size.width), Math.round((y / 100) * size.height)]
    onChange({ ...picture, focus: `${left}x${top}:${left + 1}x${top + 1}` })
  }
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        disabled={isReadOnly}
        aria-label={text('picture.focus')}
        onClick={({ nativeEvent, currentTarget }) => {
          // A press of a key has no place; the two numbers below are for the keyboard.
          if (nativeEvent.detail === 0) return
          const { width, height } = currentTarget.getBoundingClientRect()
          aim((nativeEvent.offsetX / width) * 100, (nativeEvent.offsetY / height) * 100)
        }}
      >
        <img src={`/img/540/0/resize${picture.filename}`} alt="" />
        <span className={styles.spot} style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }} />
      </button>
      <TextField
        label={text('picture.alt')}
        maxLength={300}
        value={picture.alt}
        readOnly={isReadOnly}
        error={picture.alt === '' ? text('picture.alt-first') : null}
        onText={(alt) => onChange({ ...picture, alt })}
      />
      <div className={styles.row}>
        {(['x', 'y'] as const).map((axis) => (
          <TextField
            key={axis}
            label={text(`picture.focus-${axis}`)}
            type="number"
            min={0}
            max={100}
            value={String(focus[axis])}
            readOnly={isReadOnly}
            onText={(typed) => aim(axis === 'x' ? Number(typed) : focus.x, axis === 'y' ? Number(typed) : focus.y)}
          />
        ))}
      </div>
    </>
  )
}

function toPicture(value: unknown): Picture | null {
  if (!isItem(value) || typeof value['filename'] !== 'string' || value['filename'] === '') return null
  const [alt, focus] = [value['alt'], value['focus']]
  return {
    ...value,
    filename: value['filename'],
    alt: typeof alt === 'string' ? alt : '',
    focus: typeof focus === 'string' ? focus : '',
  }
}
