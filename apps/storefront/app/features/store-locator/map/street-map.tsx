import { LazyBoundary } from '#fragments/index.ts'
import { useShop } from '../../stores/index.ts'
import type { PlaceMapProps } from './place-map.tsx'

const loadMap = async () => (await import('./place-map.tsx')).PlaceMap

/** The map of places, where the owner named a server of maps: its code comes with the first one that is shown. */
export function StreetMap({ className, ...props }: Omit<PlaceMapProps, 'tiles'> & { className: string | undefined }) {
  const { mapTiles } = useShop()
  if (!mapTiles) return null
  return (
    <div className={className}>
      <LazyBoundary load={loadMap} props={{ ...props, tiles: mapTiles }} />
    </div>
  )
}
