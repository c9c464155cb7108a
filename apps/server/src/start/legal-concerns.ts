import { settingsOfView } from '@vonk/domain/settings'
import type { StoreDirectory, StoreView } from '@vonk/domain/stores'

/** What the law asks and only the owner can give, as far as it is missing; in words. */
export function legalConcerns({ views }: StoreDirectory): string[] {
  const unnoticed = [...new Set(views.filter((view) => !view.guaranteeNotice).map(({ language }) => language))]
  const untold = views.filter(isCreditUntold).map(({ code }) => code)
  return [
    ...(unnoticed.length > 0
      ? [
          `The notice on the legal guarantee is missing in ${unnoticed.join(', ')}: plain words stand in for it. Put in the ` +
            'file of the European Commission: npm run vonk -- media notice LANGUAGE FILE',
        ]
      : []),
    ...(untold.length > 0
      ? [
          `Paying later is not offered in ${untold.join(', ')}: set payLaterCredit, or offersPayLater=false ` +
            '(npm run vonk -- stores configure CODE)',
        ]
      : []),
  ]
}

function isCreditUntold(view: StoreView): boolean {
  const { offersPayLater, payLaterCredit } = settingsOfView(view)
  return offersPayLater && payLaterCredit === null
}
