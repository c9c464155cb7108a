import { childColorAt, showsChildSelector } from '@vonk/domain/family'
import { ChoiceField } from '@vonk/ui/field'
import { useId } from 'react'
import { useFamily } from '../../device/family/index.ts'
import { useSettings } from '../../device/index.ts'
import { useAccountTranslation } from '../../i18n/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useShop } from '../stores/index.ts'
import styles from './family.module.css'
import { NameTag } from './name-tag.tsx'

/** For which child the shopper looks; nothing where there is nobody to choose. `isTitled`: what stands above it asks already. */
export function ChildSelector({ isTitled = false }: { isTitled?: boolean }) {
  const t = useAccountTranslation()
  const name = useId()
  const { view } = useShop()
  const settings = useSettings()
  const { children, child: selected, isLoggedIn, actions } = useFamily(view)
  if (!showsChildSelector({ view, isLoggedIn, children })) return null
  return (
    <fieldset className={styles.selector}>
      <legend className={isTitled ? undefined : styles.legend}>
        {isTitled ? <VisuallyHidden>{t('family.shop-for')}</VisuallyHidden> : t('family.shop-for')}
      </legend>
      <ChoiceField
        type="radio"
        name={name}
        label={t('family.everybody')}
        checked={selected === null}
        onChange={() => actions.select(null)}
      />
      {children.map(({ id, firstName }, place) => (
        <ChoiceField
          key={id}
          type="radio"
          name={name}
          label={<NameTag name={firstName} color={childColorAt(place, settings)} />}
          checked={selected?.id === id}
          onChange={() => actions.select(id)}
        />
      ))}
    </fieldset>
  )
}
