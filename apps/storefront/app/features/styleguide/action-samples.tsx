import { Button } from '@vonk/ui/button'
import { Icon, IconButton } from '@vonk/ui/icon'
import { useState } from 'react'
import { useLaterTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { Chip } from '../../ui/controls/chip.tsx'
import { QuantityStepper } from '../../ui/forms/quantity-stepper.tsx'
import { Badge } from '../../ui/signs/badge.tsx'
import { SampleRow, SampleSection } from './sample-section.tsx'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const
const tones = ['neutral', 'accent', 'sale', 'success', 'info', 'warning', 'danger'] as const

export function ActionSamples() {
  return (
    <SampleSection title="Actions">
      {looks.map((look) => (
        <SampleRow key={look} name={`Button ${look}`}>
          <Button look={look}>In je mandje</Button>
          <Button look={look}>
            <Icon name="bag" /> Met icoon
          </Button>
          <Button look={look} size="s">
            Klein
          </Button>
          <Button look={look} isBusy>
            Even wachten
          </Button>
          <Button look={look} disabled>
            Kan nu niet
          </Button>
        </SampleRow>
      ))}
      <SampleRow name="ButtonLink solid, secondary, quiet">
        <ButtonLink to="/">Bekijk alles</ButtonLink>
        <ButtonLink to="/" look="secondary">
          Bekijk alles
        </ButtonLink>
        <ButtonLink to="/" look="quiet">
          Bekijk alles
        </ButtonLink>
      </SampleRow>
      <SampleRow name="IconButton plain, raised, disabled">
        <IconButton icon="heart" label="Bewaren" />
        <IconButton icon="heart-filled" label="Bewaard" look="raised" />
        <IconButton icon="trash" label="Weg" disabled />
      </SampleRow>
      <SampleRow name="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </SampleRow>
      <ChosenSamples />
    </SampleSection>
  )
}

function ChosenSamples() {
  const t = useLaterTranslation()
  const [chips, setChips] = useState(['Maat 92', 'Blauw', 'Tot € 30'])
  const [quantity, setQuantity] = useState(2)
  const words = { label: t('quantity.label'), lessLabel: t('quantity.less'), moreLabel: t('quantity.more') }
  return (
    <>
      <SampleRow name="Chip">
        {chips.map((name) => (
          <Chip
            key={name}
            name={name}
            removeLabel={t('chip.remove', { name })}
            onRemove={() => setChips(chips.filter((chip) => chip !== name))}
          />
        ))}
      </SampleRow>
      <SampleRow name="QuantityStepper: free, at its least, disabled">
        <QuantityStepper {...words} value={quantity} max={5} onChange={(typed) => setQuantity(Math.min(5, typed))} />
        <QuantityStepper {...words} value={1} onChange={setQuantity} />
        <QuantityStepper {...words} value={3} isDisabled onChange={setQuantity} />
      </SampleRow>
    </>
  )
}
