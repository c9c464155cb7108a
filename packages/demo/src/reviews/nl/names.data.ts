function list(text: string): readonly string[] {
  return text.trim().split(/\s*,\s*/)
}

export const names = {
  girls: list(
    'Saar, Fien, Noor, Lotte, Roos, Juul, Mila, Evi, Liv, Sofie, Julia, Yara, Nora, Sara, Emma, Tess, Fenna, Isa, Puck, Loïs, Amina, Zoë, Hanna, Bo, Lina',
  ),
  boys: list(
    'Teun, Mees, Siem, Guus, Sem, Noah, Levi, Luuk, Daan, Finn, Thijs, Bram, Adam, Sam, Jens, Abel, Ties, Boaz, Hugo, Milan, Otis, Rayan, Stijn, Jurre, Pim',
  ),
  parents:
    list(`Marloes, Sanne, Ilse, Femke, Karin, Linda, Joyce, Wendy, Esther, Nienke, Anouk, Marieke, Lisanne, Judith, Petra, Chantal, Mirjam, Simone, Inge, Daphne, Fatima, Naima, Samira, Yasmin, Priya,
    Jeroen, Bas, Martijn, Erik, Dennis, Rob, Mark, Wouter, Sander, Youssef, Tom, Niels, Jan-Willem, Ruben, Arjan, Kim, Manon, Eva, Ellen, Sabine, Laura, Nathalie, Roos, Hester, Merel, Janneke, Carlijn, Suzan, Iris, Loes, Babette, An, Greet, Lies, Katrien, Tine, Veerle, Els, Sofie, Joke, Wim, Koen, Dirk, Stijn, Pieter`),
  grandmothers: list(
    'Oma Ria, Oma Tineke, Oma Els, Oma Wil, Oma Marijke, Oma Joke, Oma Bep, Bomma Rita, Oma Gerda, Oma Corrie',
  ),
  grandfathers: list('Opa Henk, Opa Kees, Opa Piet, Opa Jan, Bompa Luc'),
  teenGirls: list(
    'lotte, xnoor, fleurtje, nina, Luna, anouk_, esmee, Zara, tess, Milou, sarah, Vera, noa, Fay, Jolie, isaaa, femm, Lieke, yasmine, roos',
  ),
  teenBoys: list(
    'daan, Jayden, mees07, Tygo, sami, rik, Quinten, bram10, jip, kai, Roan, ilias, joep, dylan, stan, luuk, Sem, timo, Morris',
  ),
  slips: [
    ['eigenlijk', 'eigelijk'],
    ['meteen', 'meteeen'],
    ['precies', 'preceis'],
    ['gewoon', 'gewoom'],
    ['kwaliteit', 'kwaltieit'],
    ['helemaal', 'hellemaal'],
    ['een beetje', 'n beetje'],
    ['natuurlijk', 'natuurlik'],
  ],
} as const
