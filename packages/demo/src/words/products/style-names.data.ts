import type { Brand } from '../../label/index.ts'

function names(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

/** Names a style keeps in every language: weather, shores, gardens and kitchens for Vonk; noise, streets and signals for Razz. */
export const styleNames: Readonly<Record<Brand, readonly string[]>> = {
  vonk: names(`
    Kiezel Noordwind Zeegras Bries Duin Schelp Mosselbank Wad Vloed Eb Zandloper Strandjutter Vuurtoren Boei Kajuit Sloep Tjalk Anker Mast Kompas
    Zeester Zeehond Wulp Scholekster Tureluur Kievit Grutto Merel Mus Koolmees Pimpelmees Roodborst Winterkoning Zwaluw Gierzwaluw Kraanvogel Reiger Ooievaar Fuut Meerkoet
    Eekhoorn Egel Das Vos Haas Hermelijn Otter Bever Ree Mol Veldmuis Kikker Salamander Libel Hommel Krekel Sprinkhaan Vlinder Glimworm Kever
    Eikel Beuk Esdoorn Linde Wilg Berk Els Iep Hazelaar Kastanje Lijster Vlier Meidoorn Sleedoorn Hulst Klimop Varen Mos Heide Brem
    Klaproos Korenbloem Madelief Boterbloem Paardenbloem Klaver Zuring Munt Tijm Salie Lavendel Dille Bieslook Rozemarijn Kervel Kamille Anijs Kaneel Vanille Saffraan
    Appel Peer Mispel Moerbei Braam Framboos Bosbes Aalbes Kruisbes Vijg Kwee Abrikoos Perzik Mandarijn Rabarber Meloen Radijs Wortel Pompoen Erwt
    Biet Prei Walnoot Hazelnoot Amandel Beschuit Krentenbol Wafel Stroop Honing Kruimel Korst Deeg Suikerbrood Poffertje Pannenkoek Karnemelk Griesmeel Havermout Rozijn
    Stortbui Motregen Dauw Rijp Sneeuwvlok IJsbloem Hagel Donder Zomerbui Wolkje Stapelwolk Schemer Ochtendgloed Avondrood Maanlicht Poolster Nevel Mist Windvlaag Zuidenwind
    Oostenwind Westenwind Storm Windstil Getij Deining Golfslag Vloedlijn Schuim Zandbank Kwelder Polder Dijk Sluis Molen Terp Griend Uiterwaard Beek Bron
    Vennetje Plas Meander Waterval Kreek Veen Hei Heuvel Holweg Vallei Kloof Bergpas Weide Akker Boomgaard Moestuin Hooiberg Schuur Stal Hek
    Zolder Kelder Keuken Voordeur Vensterbank Drempel Schoorsteen Kachel Vonkje Vlam Gloed Lantaarn Kaars Lampion Slinger Vlieger Tol Knikker Hinkelpad Touwtje
    Schommel Wip Glijbaan Klimboom Hut Bivak Hangmat Zandkasteel Emmer Schepje Step Bolderkar Slee Schaats Klos Lappendeken Draad Garen Spoel Vingerhoed
    Lint Vlecht Weefgetouw Punnikklos Naald Stopnaald Kwast Potlood Krijt Verfdoos Papier Vouwboot Puzzel Dobbelsteen Domino Kwartet Trommel Fluit Triangel Xylofoon
    Wiegelied Deuntje Refrein Fanfare Texel Vlieland Terschelling Ameland Schier Borkum Juist Langeoog Sylt Amrum Marken Urk Veere Zierikzee Domburg Cadzand
    Bergen Egmond Petten Callantsoog Hindeloopen Stavoren Sneek Harlingen Dokkum Lauwers Eems Dollard Drenthe Twente Veluwe Achterhoek Betuwe Maas Waal IJssel
    Linge Vecht Amstel Dommel Geul Roer Kempen Peel Haspengouw Ardennen Eifel Harz Spree Elbe Alster Weser Trave Fehmarn Usedom Hiddensee
    Juni April Oktober November Maandag Zondag Woensdag Dageraad Middag Zonsopgang Lente Nazomer Herfsttij Winterslaap Zonnewende Nieuwjaar Vakantie Logeerbed Picknick Kampvuur
    Sintel Zaklamp Bergtop Wandelpad Spoorzoeker Landkaart Sterrenwacht Telescoop Komeet Planeet Saturnus Neptunus Mercurius Aurora Orion Wega Atlas Luna Stella Nova
    Pip Saar Tuur Fien Joep Noor Mees Lotte Bram Roos Teun Juul Siem Isa Guus Mila Kees Liv Pien Sep
    Morris Wout Floor Jip Bo Puck Dries Hedda Ties Elin Jurre Maud Sil Fenna Rinus Tess Abel Lieke Stijn Veerle
    Ida Oskar Emil Greta Anton Frida Jonte Lasse Enno Swantje Fiete Merle Hauke Inka Tjark Wiebke Ole Svea Bente Malte
    Barnsteen Vuursteen Leisteen Zandsteen Marmer Kristal Kwarts Agaat Granaat Opaal Jade Graniet Messing Basalt Tin Roest Klei Leem Krater Lava
    Tinteling Fluister Gniffel Sprong Koprol Hupsakee Zwier Draai Huppel Sluip Kwispel Snuffel Wiebel Kantel Rol Ritsel Ruis Klater Plons Spetter
    Piraat Ridder Reus Kabouter Trol Draak Eenhoorn Fee Zeemeermin Tovenaar Ontdekker Loods Matroos Kapitein Bakker Imker Tuinman Schilder Postbode Stuurman`),
  razz: names(`
    Static Offgrid Feedback Nightbus Loop Glitch Overdrive Backyard Concrete Rooftop Basement Tunnel Overpass Platform Detour Curfew Shortcut Crosswalk Sidestreet Deadend
    Signal Noise Reverb Delay Fuzz Treble Subbass Mono Stereo Mixtape Bside Encore Soundcheck Amplify Distort Tempo Offbeat Downbeat Upstroke Riff
    Hook Bridge Chorus Verse Intro Outro Sample Cutoff Filter Fader Patch Preset Synth Vinyl Needle Groove Turntable Cassette Rewind Playback
    Pixel Vector Render Buffer Cache Reboot Standby Airplane Lowbat Charger Roaming Hotspot Firewall Bandwidth Latency Uplink Downlink Ping Packet Router
    Cipher Zero Binary Syntax Query Cursor Escape Shift Control Return Backspace Enter Hash Slash Bracket Underscore Asterisk Caps Bold Italic
    Kerning Serif Grotesk Margin Bleed Halftone Offset Stencil Poster Sticker Zine Copyshop Toner Collage Cutout Layer Contrast Exposure Negative Darkroom
    Flash Shutter Aperture Grain Overlap Blur Focus Zoom Frame Cut Jumpcut Montage Trailer Credits Matinee Cinema Backrow Popcorn Spoiler Sequel
    Kickflip Ollie Grind Halfpipe Ramp Curb Rail Deck Truck Bearing Griptape Nollie Manual Dropin Bowl Ledge Gap Stairset Pushoff Carve
    Wheelie Fixie Chainring Sprocket Spoke Crank Saddle Bunnyhop Pumptrack Singletrack Freewheel Handlebar Tailwind Crosswind Headwind Gravel Asphalt Tarmac Pothole Guardrail
    Helium Citric Chrome Titanium Carbon Graphite Mercury Iridium Sulfur Phosphor Argon Xenon Krypton Radium Zinc Nickel Ferro Magnet Tungsten Steel
    Voltage Ampere Circuit Fuse Breaker Socket Plug Relay Diode Transistor Solder Coil Dynamo Turbine Generator Grid Blackout Surge Spark Ember
    Thunder Downpour Drizzle Hailstorm Blizzard Whiteout Frostbite Icecap Meltwater Heatwave Drought Monsoon Cyclone Twister Squall Gale Fog Haze Smog Overcast
    Eclipse Orbit Apogee Perigee Zenith Nadir Equinox Solstice Pulsar Quasar Nebula Comet Meteor Asteroid Gravity Vacuum Lightyear Redshift Darkside Moonshot
    Launchpad Countdown Liftoff Reentry Splashdown Airlock Capsule Module Rover Lander Probe Satellite Beacon Radar Sonar Echo Doppler Frequency Wavelength Spectrum
    Infrared Ultraviolet Xray Laser Hologram Mirage Phantom Shadow Silhouette Outline Invert Inverse Parallel Diagonal Vertical Zigzag Spiral Fractal Mosaic Lattice
    Paradox Irony Sarcasm Deadpan Shrug Eyeroll Whatever Maybe Later Never Always Almost Barely Hardly Exactly Sorry Notsorry Nope Yep Meh
    Monday Midnight Noon Sunrise Afterhours Overtime Halftime Timeout Recess Detention Homeroom Locker Hallway Bleachers Gymnasium Cafeteria Fieldtrip Graduate Transfer Absent
    Extra Spare Backup Reserve Bonus Level Boss Quest Respawn Checkpoint Savegame Speedrun Sidequest Loot Combo Highscore Player2 Arcade Joystick Console
    Garage Warehouse Loft Attic Fireescape Elevator Stairwell Lobby Lot Alley Corner Block District Suburb Terminal Gate Transit Layover Nightshift Commuter
    Tram Metro Subway Ferry Airstrip Runway Harbor Dock Crane Container Cargo Freight Pallet Forklift Barcode Luggage Tag Stamp Serial Batch
    Prototype Draft Sketch Blueprint Mockup Beta Alpha Gamma Delta Iota Sigma Epsilon Lambda Theta Vega Rigel Altair Deneb Sirius Antares
    Raven Crow Magpie Jackdaw Falcon Kestrel Curlew Heron Viper Cobra Mamba Gecko Iguana Lynx Panther Coyote Jackal Hyena Weasel Badger
    Mantis Hornet Wasp Beetle Scarab Moth Cicada Scorpion Barracuda Piranha Marlin Stingray Orca Narwhal Kraken Hydra Basilisk Griffin Minotaur Cyclops
    Outlaw Nomad Drifter Vagabond Rebel Maverick Misfit Outsider Loner Stranger Runaway Hitchhike Roadtrip Motel Diner Jukebox Gasoline Mileage Odometer Exit`),
}
