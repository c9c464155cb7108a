/** A postcode area with its streets: "Kalverstraat PH even 80-118" are the even numbers 80 to 118, postcode 1012 PH. */
export type Area = {
  readonly postcode: string
  readonly at: readonly [latitude: number, longitude: number]
  readonly streets: readonly string[]
}

export type Town = {
  readonly name: string
  readonly countryId: 'NL' | 'BE' | 'DE'
  readonly region: string
  readonly areas: readonly Area[]
}

function area(postcode: string, latitude: number, longitude: number, streets: string): Area {
  return { postcode, at: [latitude, longitude], streets: streets.trim().split(/\s*\n\s*/) }
}

/** The towns whose addresses the shop can look up, with streets and postcodes as they are. */
export const towns: readonly Town[] = [
  {
    name: 'Amsterdam',
    countryId: 'NL',
    region: 'Noord-Holland',
    areas: [
      area(
        '1012',
        52.3738,
        4.8936,
        `Kalverstraat PH even 80-118
        Nieuwendijk MR even 94-128
        Nieuwendijk LZ odd 11-41
        Rokin KW even 64-98
        Dam NP even 20-28
        Nieuwezijds Voorburgwal RJ odd 143-165`,
      ),
      area('1013', 52.3812, 4.8888, 'Haarlemmerstraat EW even 90-122\nHaarlemmerdijk JD even 2-38'),
      area('1015', 52.3789, 4.8862, 'Prinsengracht DV even 2-20\nNoordermarkt NA 34-48'),
      area('1016', 52.3722, 4.8845, 'Prinsengracht GW odd 269-295\nBerenstraat GH even 8-40'),
      area(
        '1017',
        52.3641,
        4.8963,
        'Utrechtsestraat VH odd 1-37\nUtrechtsestraat VJ odd 39-75\nKeizersgracht DS odd 595-625',
      ),
      area('1018', 52.3668, 4.917, 'Plantage Kerklaan CZ even 36-40\nCzaar Peterstraat PH odd 11-45'),
      area('1054', 52.3628, 4.8713, 'Overtoom HN even 146-180'),
      area('1071', 52.3584, 4.8811, 'Museumplein DJ 6-10\nMuseumstraat XX 1-1'),
      area('1072', 52.3562, 4.8899, 'Albert Cuypstraat CN odd 51-81\nStadhouderskade AE 76-79'),
      area('1073', 52.3556, 4.8943, 'Albert Cuypstraat BD even 92-120'),
      area('1094', 52.3636, 4.9386, 'Javastraat HC odd 31-59'),
    ],
  },
  {
    name: 'Utrecht',
    countryId: 'NL',
    region: 'Utrecht',
    areas: [
      area(
        '3511',
        52.0899,
        5.1203,
        'Oudegracht NR even 188-212\nOudegracht AV even 104-118\nStadhuisbrug KP 1-9\nTwijnstraat ZL even 2-28\nVredenburgkade WC 11-15',
      ),
      area('3512', 52.0917, 5.1216, 'Neude AE 9-13\nDomplein JC 9-10\nDomplein JE 26-29\nAgnietenstraat XA 1-3'),
      area('3531', 52.0921, 5.1012, 'Kanaalstraat CD odd 181-225'),
      area('3581', 52.0911, 5.1322, 'Nachtegaalstraat AD odd 33-63'),
      area('3583', 52.0853, 5.1474, 'Prins Hendriklaan EP even 36-60'),
    ],
  },
  {
    name: 'Rotterdam',
    countryId: 'NL',
    region: 'Zuid-Holland',
    areas: [
      area(
        '3011',
        51.9218,
        4.4836,
        'Coolsingel AD 40-44\nMeent JB odd 9-33\nHoogstraat PV even 100-116\nOverblaak MH even 68-94\nDominee Jan Scharpstraat GZ even 280-320',
      ),
      area(
        '3012',
        51.9178,
        4.4772,
        'Witte de Withstraat BP even 4-34\nWitte de Withstraat BR even 36-70\nLijnbaan ER even 132-156\nSchouwburgplein CL 25-31',
      ),
      area('3014', 51.9139, 4.4655, 'Nieuwe Binnenweg GK odd 139-169'),
      area('3015', 51.9142, 4.4713, 'Museumpark CB 20-30'),
    ],
  },
  {
    name: 'Den Haag',
    countryId: 'NL',
    region: 'Zuid-Holland',
    areas: [
      area(
        '2511',
        52.0775,
        4.3139,
        'Spui BT even 68-72\nPlein CS 26-29\nGrote Marktstraat BH odd 1-59\nGrote Marktstraat BJ even 26-52',
      ),
      area(
        '2514',
        52.0824,
        4.3078,
        'Noordeinde GC odd 29-49\nNoordeinde GL even 66-70\nNoordeinde GP even 126-160\nLange Voorhout EH even 70-78',
      ),
      area('2517', 52.0899, 4.2808, 'Stadhouderslaan HV 37-43'),
      area('2582', 52.0938, 4.2817, 'Frederik Hendriklaan BE even 92-120\nFrederik Hendriklaan BW even 208-238'),
    ],
  },
  {
    name: 'Haarlem',
    countryId: 'NL',
    region: 'Noord-Holland',
    areas: [
      area(
        '2011',
        52.3795,
        4.6351,
        `Grote Markt RD 2-4
        Groot Heiligland ES even 56-70
        Spaarne CH even 10-24
        Barteljorisstraat RA odd 11-27
        Grote Houtstraat SN even 90-112
        Grote Houtstraat SV even 132-150
        Grote Houtstraat SZ even 168-186`,
      ),
    ],
  },
  {
    name: 'Leiden',
    countryId: 'NL',
    region: 'Zuid-Holland',
    areas: [area('2312', 52.1608, 4.4919, 'Haarlemmerstraat DN odd 131-165\nHaarlemmerstraat GE even 126-140')],
  },
  {
    name: 'Eindhoven',
    countryId: 'NL',
    region: 'Noord-Brabant',
    areas: [
      area(
        '5611',
        51.4377,
        5.4757,
        'Stadhuisplein EM 1-5\nBilderdijklaan NH 8-12\nEmmasingel AZ odd 29-33\nKleine Berg JS odd 33-57',
      ),
      area('5612', 51.4518, 5.4799, 'Rachelsmolen MA 1-1'),
      area('5617', 51.4483, 5.4566, 'Torenallee BC 20-40\nKlokgebouw AB 50-70'),
    ],
  },
  {
    name: 'Groningen',
    countryId: 'NL',
    region: 'Groningen',
    areas: [
      area(
        '9711',
        53.2148,
        6.5667,
        'Herestraat LL even 70-96\nFolkingestraat JW even 2-22\nFolkingestraat JX even 24-48\nMuseumeiland ME 1-1',
      ),
      area(
        '9712',
        53.2189,
        6.5665,
        `Grote Markt HN 1-9
        Oude Ebbingestraat HC odd 11-39
        Oude Ebbingestraat HL even 40-64
        Oude Ebbingestraat HM even 66-90
        Vismarkt CA odd 3-21
        Nieuwe Markt KN 1-5
        Broerstraat CP 5-7
        Oude Boteringestraat GL even 36-52`,
      ),
    ],
  },
  {
    name: 'Maastricht',
    countryId: 'NL',
    region: 'Limburg',
    areas: [
      area(
        '6211',
        50.8489,
        5.6893,
        `Markt CL 70-80
        Markt CJ odd 9-25
        Dominicanerkerkstraat CZ 1-3
        Platielstraat GV odd 1-19
        Grote Looiersstraat JH odd 9-27
        Vrijthof LD 8-16
        Minderbroedersberg LK 4-6`,
      ),
      area(
        '6221',
        50.8492,
        5.699,
        'Wycker Brugstraat EC even 18-30\nWycker Brugstraat ED even 32-58\nRechtstraat EG odd 19-49\nAvenue Céramique KX 250-252',
      ),
    ],
  },
  {
    name: 'Antwerpen',
    countryId: 'BE',
    region: 'Antwerpen',
    areas: [
      area(
        '2000',
        51.2178,
        4.4023,
        `Meir 1-132
        Groenplaats 1-44
        Nationalestraat 1-130
        Kammenstraat 1-90
        Huidevettersstraat 1-58
        Schuttershofstraat 1-55
        Hoogstraat 1-75
        Grote Markt 1-60
        Lange Koepoortstraat 1-90
        Sint-Katelijnevest 1-80
        Kloosterstraat 1-160
        Vrijdagmarkt 1-25
        Oude Koornmarkt 1-75
        Lombardenvest 1-70`,
      ),
      area(
        '2018',
        51.2096,
        4.4147,
        'Mechelsesteenweg 1-270\nDe Keyserlei 1-70\nLange Leemstraat 1-380\nBelgiëlei 1-205\nPlantin en Moretuslei 1-300\nProvinciestraat 100-270',
      ),
      area('2060', 51.2262, 4.4263, 'Offerandestraat 1-110\nDambruggestraat 1-330\nLange Dijkstraat 1-60'),
    ],
  },
  {
    name: 'Gent',
    countryId: 'BE',
    region: 'Oost-Vlaanderen',
    areas: [
      area(
        '9000',
        51.0519,
        3.7236,
        `Veldstraat 1-90
        Korenmarkt 1-35
        Kouter 1-180
        Langemunt 1-75
        Hoogpoort 1-65
        Vlaanderenstraat 1-125
        Brabantdam 1-215
        Mageleinstraat 1-55
        Burgstraat 1-145
        Zonnestraat 1-30
        Kortrijksepoortstraat 1-270
        Coupure Links 1-650
        Sint-Pietersnieuwstraat 1-210
        Vrijdagmarkt 1-80
        Serpentstraat 1-40`,
      ),
      area('9040', 51.0583, 3.7561, 'Dendermondsesteenweg 100-450\nAntwerpsesteenweg 100-500'),
      area('9050', 51.0359, 3.7473, 'Brusselsesteenweg 100-720\nHundelgemsesteenweg 1-400'),
    ],
  },
  {
    name: 'Brussel',
    countryId: 'BE',
    region: 'Brussels Hoofdstedelijk Gewest',
    areas: [
      area(
        '1000',
        50.8489,
        4.3512,
        `Nieuwstraat 1-140
        Antoine Dansaertstraat 1-210
        Anspachlaan 1-185
        Grote Markt 1-40
        Grote Zavel 1-50
        Koningsstraat 1-240
        Hoogstraat 1-330
        Vlaamsesteenweg 1-190
        Zuidstraat 1-145
        Lakensestraat 1-185
        Grasmarkt 1-110`,
      ),
      area(
        '1050',
        50.8272,
        4.3719,
        'Louizalaan 54-440\nElsensesteenweg 1-360\nBaljuwstraat 1-220\nLesbroussartstraat 1-130',
      ),
      area('1060', 50.8268, 4.3459, 'Waterloosesteenweg 1-200\nCharleroisesteenweg 1-260\nDethystraat 1-85'),
    ],
  },
  {
    name: 'Leuven',
    countryId: 'BE',
    region: 'Vlaams-Brabant',
    areas: [
      area(
        '3000',
        50.8795,
        4.7009,
        `Bondgenotenlaan 1-145
        Diestsestraat 1-270
        Naamsestraat 1-165
        Grote Markt 1-17
        Oude Markt 1-54
        Mechelsestraat 1-195
        Parijsstraat 1-80
        Brusselsestraat 1-300
        Tiensestraat 1-250
        Muntstraat 1-45
        Vital Decosterstraat 1-110
        Blijde-Inkomststraat 1-145
        Martelarenplein 1-20`,
      ),
      area('3001', 50.8637, 4.6892, 'Kardinaal Mercierlaan 1-92\nNaamsesteenweg 1-560\nCelestijnenlaan 1-200'),
      area('3010', 50.8862, 4.7222, 'Diestsesteenweg 1-680\nMartelarenlaan 1-395'),
    ],
  },
  {
    name: 'Berlin',
    countryId: 'DE',
    region: 'Berlin',
    areas: [
      area(
        '10115',
        52.5323,
        13.3846,
        'Chausseestraße 1-128\nInvalidenstraße 1-165\nAckerstraße 1-174\nBergstraße 1-80',
      ),
      area(
        '10119',
        52.5302,
        13.405,
        'Torstraße 80-224\nAlte Schönhauser Straße 1-60\nWeinbergsweg 1-27\nKastanienallee 1-49',
      ),
      area(
        '10178',
        52.5225,
        13.4061,
        'Münzstraße 1-27\nRosa-Luxemburg-Straße 2-31\nHackescher Markt 1-6\nAlexanderplatz 1-9',
      ),
      area(
        '10405',
        52.5352,
        13.4253,
        'Prenzlauer Allee 1-60\nGreifswalder Straße 1-50\nKollwitzstraße 1-60\nWinsstraße 1-70',
      ),
      area(
        '10437',
        52.5466,
        13.4138,
        'Stargarder Straße 1-80\nSchönhauser Allee 64-120\nGleimstraße 1-65\nPappelallee 1-89',
      ),
      area('10623', 52.5071, 13.3216, 'Kantstraße 1-165\nSavignyplatz 1-13\nKnesebeckstraße 1-30'),
      area('10719', 52.4995, 13.3253, 'Kurfürstendamm 22-70\nFasanenstraße 22-72\nUhlandstraße 20-60'),
      area('10789', 52.5014, 13.3383, 'Tauentzienstraße 1-21\nNürnberger Straße 8-50'),
      area('10961', 52.4908, 13.3937, 'Bergmannstraße 1-109\nGneisenaustraße 1-115\nMehringdamm 20-70'),
      area('10997', 52.5015, 13.4376, 'Wrangelstraße 1-100\nSkalitzer Straße 50-140\nOranienstraße 1-20'),
      area('10999', 52.4994, 13.4236, 'Oranienstraße 21-206\nAdalbertstraße 1-98\nDresdener Straße 1-30'),
      area('12047', 52.4915, 13.4264, 'Kottbusser Damm 1-36\nSanderstraße 1-30\nBürknerstraße 1-38'),
    ],
  },
  {
    name: 'Hamburg',
    countryId: 'DE',
    region: 'Hamburg',
    areas: [
      area(
        '20095',
        53.5512,
        10.0006,
        'Mönckebergstraße 1-31\nSpitalerstraße 1-32\nBallindamm 1-40\nFerdinandstraße 1-65',
      ),
      area('20354', 53.5546, 9.9907, 'Jungfernstieg 1-51\nNeuer Wall 1-88\nGänsemarkt 13-50\nColonnaden 1-104'),
      area(
        '20357',
        53.5631,
        9.9618,
        'Schulterblatt 1-156\nSchanzenstraße 1-117\nSusannenstraße 1-48\nBartelsstraße 1-76',
      ),
      area('20249', 53.5888, 9.9873, 'Eppendorfer Landstraße 1-120\nEppendorfer Baum 1-45'),
      area('22085', 53.5718, 10.0186, 'Hofweg 1-104\nHerderstraße 1-50'),
      area('22303', 53.5836, 10.0121, 'Mühlenkamp 1-65\nGertigstraße 1-68\nDorotheenstraße 1-190'),
      area('22765', 53.5521, 9.9286, 'Ottenser Hauptstraße 1-64\nBahrenfelder Straße 1-260\nBarnerstraße 1-60'),
      area('22767', 53.5508, 9.9432, 'Große Bergstraße 140-270\nPaul-Roosen-Straße 1-50'),
    ],
  },
  {
    name: 'Köln',
    countryId: 'DE',
    region: 'Nordrhein-Westfalen',
    areas: [
      area(
        '50667',
        50.9384,
        6.9548,
        'Hohe Straße 41-164\nSchildergasse 1-120\nBreite Straße 1-169\nMinoritenstraße 1-17\nNeumarkt 1-49\nBrückenstraße 1-25',
      ),
      area(
        '50672',
        50.9411,
        6.9394,
        'Ehrenstraße 1-106\nMaastrichter Straße 1-59\nFriesenplatz 1-25\nBrüsseler Straße 60-108',
      ),
      area(
        '50674',
        50.9341,
        6.9373,
        'Aachener Straße 1-80\nRichard-Wagner-Straße 1-49\nLindenstraße 1-92\nHändelstraße 1-53',
      ),
      area('50677', 50.9196, 6.9553, 'Bonner Straße 1-90\nMerowingerstraße 1-96\nAlteburger Straße 1-60'),
      area('50678', 50.9236, 6.9607, 'Severinstraße 1-235\nChlodwigplatz 1-36'),
      area('50733', 50.9626, 6.9535, 'Neusser Straße 180-410\nSchillstraße 1-30\nKempener Straße 1-60'),
      area('50823', 50.9497, 6.9209, 'Venloer Straße 210-420\nKörnerstraße 1-120\nSubbelrather Straße 100-300'),
      area('50931', 50.9279, 6.9229, 'Dürener Straße 60-290\nLindenthalgürtel 1-110'),
    ],
  },
  {
    name: 'München',
    countryId: 'DE',
    region: 'Bayern',
    areas: [
      area(
        '80331',
        48.1362,
        11.5727,
        'Kaufingerstraße 1-30\nNeuhauser Straße 1-55\nSendlinger Straße 1-65\nMarienplatz 1-28\nTal 1-50\nRosental 1-12',
      ),
      area(
        '80333',
        48.1445,
        11.5716,
        'Theatinerstraße 1-52\nBrienner Straße 1-56\nBarer Straße 1-40\nTürkenstraße 1-29',
      ),
      area(
        '80469',
        48.1302,
        11.5748,
        'Reichenbachstraße 1-51\nFraunhoferstraße 1-43\nKlenzestraße 1-107\nHans-Sachs-Straße 1-22\nGärtnerplatz 1-6',
      ),
      area('80634', 48.1514, 11.5326, 'Donnersbergerstraße 1-70\nRotkreuzplatz 1-8\nLeonrodstraße 1-35'),
      area('80799', 48.1504, 11.5786, 'Schellingstraße 1-135\nAmalienstraße 1-97\nTürkenstraße 30-104'),
      area('80802', 48.1593, 11.5866, 'Leopoldstraße 40-110\nFeilitzschstraße 1-39\nOccamstraße 1-24'),
      area('81667', 48.1294, 11.5968, 'Weißenburger Straße 1-46\nSedanstraße 1-40\nWörthstraße 1-45'),
    ],
  },
  {
    name: 'Düsseldorf',
    countryId: 'DE',
    region: 'Nordrhein-Westfalen',
    areas: [
      area('40212', 51.2241, 6.7812, 'Königsallee 1-106\nSchadowstraße 1-92\nBerliner Allee 1-67\nSteinstraße 1-40'),
      area(
        '40213',
        51.2258,
        6.7743,
        'Flinger Straße 1-60\nBolkerstraße 1-68\nCarlsplatz 1-24\nHohe Straße 1-53\nMittelstraße 1-29\nHeinrich-Heine-Allee 1-60',
      ),
      area('40219', 51.2139, 6.7649, 'Lorettostraße 1-60\nBilker Allee 1-190\nMartinstraße 1-105'),
      area('40237', 51.2369, 6.8046, 'Rethelstraße 1-180\nGrafenberger Allee 60-280\nLindemannstraße 1-120'),
      area('40477', 51.2411, 6.7797, 'Nordstraße 1-120\nDuisburger Straße 1-150\nSchwerinstraße 1-60'),
      area('40545', 51.2322, 6.7517, 'Luegallee 1-150\nBelsenplatz 1-6\nOberkasseler Straße 1-160'),
    ],
  },
  {
    name: 'Münster',
    countryId: 'DE',
    region: 'Nordrhein-Westfalen',
    areas: [
      area(
        '48143',
        51.9616,
        7.6277,
        `Prinzipalmarkt 1-48
        Ludgeristraße 1-118
        Salzstraße 1-61
        Rothenburg 1-55
        Königsstraße 1-70
        Aegidiistraße 1-72
        Spiekerhof 1-45
        Roggenmarkt 1-17
        Klemensstraße 1-25
        Windthorststraße 1-71
        Stubengasse 1-40`,
      ),
      area('48145', 51.9621, 7.6452, 'Warendorfer Straße 1-180\nHohenzollernring 1-90\nOststraße 1-40'),
      area('48153', 51.9473, 7.6247, 'Hammer Straße 1-250\nGeiststraße 1-110'),
      area('48155', 51.9525, 7.6435, 'Wolbecker Straße 1-150\nHansaring 1-80\nHafenweg 1-60\nBremer Straße 1-60'),
    ],
  },
]
