export { FamilyPart } from './family-part.tsx'
export { FamilySection } from './family-section.tsx'
