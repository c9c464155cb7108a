import type { Coordinates } from '@vonk/domain/shipping'
import { type Box, knownPlaces, project } from '../../store-locator/index.ts'

type Point = { readonly x: number; readonly y: number }

/** Names nearer to each other than this part of the map cannot be read. */
const nameRoom = 0.16
const mostTowns = 6

type Place = Coordinates & { readonly id: string; readonly distanceKm: number | null }

const nearKm = 5

/** The places that have to be in sight: those nearby and the one that is chosen; all of them where hardly any is near. */
export function inFocus<Option extends Place>(places: readonly Option[], chosenId: string | null): readonly Option[] {
  const near = places.filter(({ id, distanceKm }) => id === chosenId || (distanceKm !== null && distanceKm <= nearKm))
  return near.length > 1 ? near : places
}

type Part = { readonly box: Box; readonly chosenId: string | null }

/** Where places and the towns around them are on this part of the map; the chosen place comes last, so that none hides it. */
export function layOut<Option extends Place>(places: readonly Option[], { box, chosenId }: Part) {
  const all = places.map((place, index) => ({ place, number: index + 1, ...project(place) }))
  const pins = all.toSorted((one, other) => Number(one.place.id === chosenId) - Number(other.place.id === chosenId))
  return { pins, towns: townsIn(box, pins) }
}

/** The more postcodes a town has, the more people know where it is. */
const largestFirst = knownPlaces.toSorted((one, other) => other.postcodes.length - one.postcodes.length)

/** Towns that say where this is, as long as their names hide neither each other nor a place. */
function townsIn(box: Box, pins: readonly Point[]) {
  const room = Math.max(box.width, box.height) * nameRoom
  const shown: (Point & { readonly name: string })[] = []
  for (const { name, ...place } of largestFirst) {
    const at = project(place)
    const isFree = [...shown, ...pins].every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > room)
    if (isFree && isInside(at, box)) shown.push({ name, ...at })
  }
  return shown.slice(0, mostTowns)
}

function isInside({ x, y }: Point, box: Box): boolean {
  const [edgeX, edgeY] = [box.width * 0.12, box.height * 0.06]
  const isAcross = x > box.x + edgeX && x < box.x + box.width - edgeX
  return isAcross && y > box.y + edgeY && y < box.y + box.height - edgeY
}

const lengths = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]

/** The longest round number of kilometres that takes at most a third of the map. */
export function scaleOf(kilometresAcross: number): number {
  return lengths.findLast((length) => length <= kilometresAcross / 3) ?? 0.5
}
