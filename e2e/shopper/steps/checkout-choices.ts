import type { Page } from 'playwright-core'
import { tick } from '../../harness/tick.ts'
import { fillInAddress, fillInContact, goToCheckout } from '../checkout/steps.ts'

export async function openCheckout(page: Page): Promise<void> {
  await goToCheckout(page)
  await fillInContact(page)
  await fillInAddress(page)
  await tick(page.getByLabel('I accept the terms'))
}
