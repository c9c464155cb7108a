function list(text: string): readonly string[] {
  return text.trim().split(/\s*,\s*/)
}

export const names = {
  girls: list(
    'Mila, Ida, Frieda, Emma, Lotta, Clara, Leni, Greta, Marie, Lina, Ella, Mathilda, Zoe, Amelie, Nele, Juna, Romy, Paula, Charlotte, Thea, Elif, Alma, Hannah, Finja',
  ),
  boys: list(
    'Emil, Anton, Jonas, Theo, Paul, Oskar, Leo, Jakob, Ben, Matteo, Levi, Fritz, Karl, Henri, Mats, Noah, Lasse, Felix, Ilyas, Moritz, Bruno, Piet, Linus, Jonte',
  ),
  parents:
    list(`Katharina, Sabrina, Julia, Steffi, Nadine, Melanie, Anja, Kerstin, Christina, Janina, Franziska, Lena, Miriam, Svenja, Tanja, Ayşe, Daniela, Jana, Vanessa, Maria,
    Thomas, Sebastian, Markus, Jan, Stefan, Tobias, Florian, Christian, Matthias, Daniel, Nina, Carolin, Eva, Simone, Birgit, Ines, Annika, Hanna, Verena, Kathrin, Judith, Bettina, Lisa, Theresa, Elena, Olga, Sara, Jens, Philipp, Andreas, Mareike, Wiebke, Britta, Silke, Ulrike, Heike, Meike, Rieke, Swantje`),
  grandmothers: list('Oma Helga, Oma Inge, Oma Renate, Oma Gisela, Omi Brigitte, Oma Karin, Oma Moni, Oma Ute'),
  grandfathers: list('Opa Werner, Opa Klaus, Opa Dieter, Opa Jürgen'),
  teenGirls: list(
    'mia_05, lenaaa, emilia, Malia, sophie, Amira, Tilda, jule, zoe, pauli, Nele, Charly, yara, lea, hanna__, Romy',
  ),
  teenBoys: list('leo, Finn, Jannik, nico, ben09, luis, kaan, Mats, Elias, tim, Milan, jonas, moe, Theo'),
  slips: [
    ['eigentlich', 'eigendlich'],
    ['wirklich', 'wirkich'],
    ['nicht', 'nciht'],
    ['genau', 'genua'],
    ['Qualität', 'Qualitat'],
    ['bestellt', 'bestelt'],
    ['wieder', 'weider'],
  ],
} as const
