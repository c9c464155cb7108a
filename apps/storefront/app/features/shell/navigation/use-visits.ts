import { historyWriteDelayMs, recordVisit } from '@vonk/domain/navigation'
import { buildPath } from '@vonk/domain/stores'
import { useEffect } from 'react'
import { createPath, useLocation } from 'react-router'
import { useSettings, writeLocal } from '../../../device/index.ts'
import { useShop } from '../../stores/index.ts'
import { readVisits, visitsKey } from './visits.ts'

/** Remembers on the device where the shopper has been. */
export function useVisits(): void {
  const { view } = useShop()
  const settings = useSettings()
  const fullPath = buildPath(view, createPath(useLocation()))
  useEffect(() => {
    const timer = setTimeout(
      () => writeLocal(visitsKey, recordVisit(readVisits(), fullPath, settings)),
      historyWriteDelayMs,
    )
    return () => clearTimeout(timer)
  }, [fullPath, settings])
}
