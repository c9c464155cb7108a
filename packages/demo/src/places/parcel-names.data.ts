/** What stands on the shop front; the street follows. */
export const parcelNames = {
  NL: {
    shop: ['Tabakshop', 'Boekhandel', 'Kantoorboekhandel', 'Bloemenwinkel', 'Fietsenmaker', 'Stomerij'],
    supermarket: ['Buurtsuper', 'Supermarkt', 'Avondwinkel'],
    locker: ['Pakketautomaat'],
  },
  BE: {
    shop: ['Krantenwinkel', 'Dagbladhandel', 'Boekhandel', 'Naaiatelier', 'Koffiebranderij'],
    supermarket: ['Buurtwinkel', 'Supermarkt', 'Biowinkel'],
    locker: ['Pakketautomaat'],
  },
  DE: {
    shop: ['Kiosk', 'Lotto & Presse', 'Schreibwaren', 'Blumenladen', 'Reinigung', 'Änderungsschneiderei'],
    supermarket: ['Supermarkt', 'Bioladen', 'Getränkemarkt'],
    locker: ['Paketautomat'],
  },
} as const

/** Who brings parcels to the points of a country. */
export const carriers = { NL: 'postnl', BE: 'bpost', DE: 'dhl' } as const
