/** The opened entries of the mobile menu from the top down; empty is the top. */
export type MenuPath = readonly string[]

export const menuLevels = 3

/** Slides one level in; the last level has nothing below it. */
export function openMenuLevel(path: MenuPath, entry: string): MenuPath {
  return path.length + 1 < menuLevels ? [...path, entry] : path
}

/** One level back, or stays at the top. */
export function closeMenuLevel(path: MenuPath): MenuPath {
  return path.slice(0, -1)
}

export const menuTop: MenuPath = []
