function list(text: string): readonly string[] {
  return text.trim().split(/\s*,\s*/)
}

export const names = {
  girls: list(
    'Ella, Maya, Olivia, Nora, Ruby, Isla, Chloe, Ava, Hazel, Lily, Zoe, Amelie, Sofia, Grace, Ines, Priya, Naomi, Clara, Alice, Freya',
  ),
  boys: list(
    'Oliver, Leo, Max, Theo, Felix, Henry, Arthur, Milo, Jack, Finn, Adam, Luca, Ethan, Noah, Jonah, Kofi, Oscar, Ravi, Sam, Hugo',
  ),
  parents:
    list(`Emily, Rachel, Jess, Laura, Megan, Kate, Hannah, Amy, Sophie, Claire, Natalie, Priya, Anna, Maria, Helen, Ciara, Michelle, Lauren, Nicole, Diane,
    James, Tom, Andrew, Ben, Mike, Chris, Daniel, Rob, Peter, Aisha, Joanna, Beth, Sarah, Ingrid, Yuki, Elena, Marta, Agnieszka, Carla, Paul, Steve, Nina, Olga, Fiona, Heather, Becca`),
  grandmothers: list('Grandma Sue, Nana Jo, Grandma Pat, Granny Anne, Nana Ruth, Grandma Lynn'),
  grandfathers: list('Grandpa Bill, Grandpa Joe, Grandad Tom'),
  teenGirls: list('maya, Ella, xruby, nina, soph, Ava, isla, amara, liv, Chloe'),
  teenBoys: list('jack_, theo, Liam, Kai, max07, Jude, Remy, zach, Luca, Finn'),
  slips: [
    ['definitely', 'definately'],
    ['really', 'realy'],
    ['exactly', 'excatly'],
    ['perfect', 'perfrect'],
    ['school', 'shcool'],
    ['because', 'becuase'],
  ],
} as const
