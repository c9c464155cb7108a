import type { GarmentType } from '../../label/index.ts'
import type { Translated } from '../../words/index.ts'
import { text } from '../../words/text.ts'

const cord = text(
  'Koord in de taille: knoop het niet vast aan speeltoestellen en laat een kind er niet mee klimmen.',
  'Kordel im Bund: nicht an Spielgeräten festbinden und ein Kind damit nicht klettern lassen.',
  'Cord at the waist: do not tie it to playground equipment and do not let a child climb with it.',
)

const snaps = text(
  'Kleine onderdelen: controleer de drukknopen voor elk gebruik en trek het niet aan als er een loszit.',
  'Kleine Teile: Druckknöpfe vor jedem Tragen prüfen und nicht anziehen, wenn einer locker ist.',
  'Small parts: check the snap fasteners before each use, and do not put it on when one is loose.',
)

/** What has to be said of the safety of a kind of garment. */
export const safetyWarnings: Partial<Readonly<Record<GarmentType, readonly Translated[]>>> = {
  swimwear: [
    text(
      'Dit is geen drijfmiddel en beschermt niet tegen verdrinken. Houd een kind in en bij het water altijd in het oog.',
      'Dies ist keine Schwimmhilfe und schützt nicht vor dem Ertrinken. Ein Kind am und im Wasser nie aus den Augen lassen.',
      'This is no buoyancy aid and does not protect against drowning. Never leave a child unattended in or near water.',
    ),
  ],
  pyjamas: [
    text(
      'Houd nachtkleding uit de buurt van vuur.',
      'Nachtwäsche von Feuer fernhalten.',
      'Keep nightwear away from fire.',
    ),
  ],
  bag: [
    text(
      'Niet geschikt voor kinderen jonger dan 36 maanden: lange banden, gevaar voor verwurging.',
      'Nicht für Kinder unter 36 Monaten geeignet: lange Bänder, Strangulationsgefahr.',
      'Not suitable for children under 36 months: long straps, danger of strangulation.',
    ),
  ],
  joggers: [cord],
  bodysuit: [snaps],
  romper: [snaps],
}
