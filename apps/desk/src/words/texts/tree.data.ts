import type { Texts } from './text.ts'

/** The list of stories. */
export const treeTexts = {
  'tree.title': ['Verhalen', 'Beiträge', 'Stories'],
  'tree.view': ['Winkelweergave', 'Shop-Ansicht', 'Store view'],
  'tree.elsewhere': ['{view} (op {host})', '{view} (auf {host})', '{view} (on {host})'],
  'tree.search': ['Zoek verhalen', 'Beiträge suchen', 'Search stories'],
  'tree.count': ['Getoonde verhalen: {count}', 'Gezeigte Beiträge: {count}', 'Stories shown: {count}'],
  'tree.none': [
    'Geen verhaal past bij je zoekopdracht.',
    'Kein Beitrag passt zur Suche.',
    'No story matches your search.',
  ],
  'tree.new': ['Nieuw verhaal', 'Neuer Beitrag', 'New story'],
  'state.draft': ['Concept', 'Entwurf', 'Draft'],
  'state.published': ['Gepubliceerd', 'Veröffentlicht', 'Published'],
  'state.changed': ['Gepubliceerd, met wijzigingen', 'Veröffentlicht, mit Änderungen', 'Published, with changes'],
  'state.scheduled': ['Wordt gepubliceerd op {at}', 'Wird veröffentlicht am {at}', 'Will be published {at}'],
  'state.refused': ['Niet gepubliceerd op {at}', 'Am {at} nicht veröffentlicht', 'Not published on {at}'],
  'new.kind': ['Soort', 'Art', 'Kind'],
  'new.name': ['Naam', 'Name', 'Name'],
  'new.path': ['Adres in de winkel', 'Adresse im Shop', 'Address in the shop'],
  'new.path-help': [
    'Kleine letters, cijfers en streepjes, met schuine strepen tussen mappen.',
    'Kleinbuchstaben, Ziffern und Bindestriche, mit Schrägstrichen zwischen Ordnern.',
    'Small letters, digits and hyphens, with slashes between folders.',
  ],
  'new.create': ['Aanmaken', 'Anlegen', 'Create'],
} as const satisfies Texts
