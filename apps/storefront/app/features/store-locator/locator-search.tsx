import { Button } from '@vonk/ui/button'
import { ChoiceField, TextField } from '@vonk/ui/field'
import { Icon } from '@vonk/ui/icon'
import { useState } from 'react'
import { Form, useNavigate, useSubmit } from 'react-router'
import { useLaterTranslation } from '../../i18n/index.ts'
import type { LocatorData } from './locator-data.ts'
import styles from './locator-page.module.css'

/** Where to look: a typed place or the browser's own position. */
export function LocatorSearch({ data }: { data: LocatorData }) {
  const t = useLaterTranslation()
  const submit = useSubmit()
  const navigate = useNavigate()
  const [isDenied, setIsDenied] = useState(false)
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      // Three decimals are a street, which is near enough and tells no more than needed.
      ({ coords }) => navigate(`?lat=${coords.latitude.toFixed(3)}&lng=${coords.longitude.toFixed(3)}`),
      () => setIsDenied(true),
    )
  const unknown = data.isUnknownPlace ? t('locator.unknown-place', { place: data.typed }) : undefined
  return (
    <Form className={styles.search} role="search" preventScrollReset>
      <TextField
        key={data.typed}
        name="place"
        label={t('locator.place')}
        defaultValue={data.typed}
        error={isDenied ? t('locator.denied') : unknown}
        maxLength={60}
        autoComplete="postal-code"
      />
      <div className={styles.buttons}>
        <Button type="submit">{t('locator.search')}</Button>
        <Button look="secondary" onClick={locate}>
          <Icon name="pin" size="s" />
          {t('locator.locate')}
        </Button>
      </div>
      <ChoiceField
        type="checkbox"
        name="pickup"
        value="1"
        label={t('locator.pickup-only')}
        defaultChecked={data.isPickupOnly}
        onChange={({ target }) => submit(target.form, { preventScrollReset: true })}
      />
    </Form>
  )
}
