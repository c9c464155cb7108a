export { Icon } from './icon.tsx'
export { IconButton } from './icon-button.tsx'
export { type IconName, iconNames } from './icon-names.ts'
