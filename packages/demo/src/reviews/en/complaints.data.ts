import { passage, type Remark } from '../voice.ts'

/** Why an English-speaking customer gives one star or two. */
export const complaints: readonly Remark[] = [
  ...passage(
    'fit',
    'clothes',
    `
    [Way too small|Far too tight]: {size} [is more like {smaller}|wouldn't even go on]. Sent back. #[Way too small|Sizing is off]
    [Hangs like a sack|Nothing like the picture], [this is not a normal {size}|at least two sizes too wide]. #[Way too big|Sack]
    `,
  ),
  ...passage(
    'wash',
    'clothes',
    `
    After [one cold wash|the first wash] [a full size smaller|shrunk beyond use]. #[Shrank|One wash and done]
    [The dye ran|Ran all over the wash], [everything white is now pink|three vests ruined]. A warning would have been nice. #[Dye runs|Ruined my washing]
    After [three|four] washes [faded and bobbly|<it looks/they look> years old], [not for this price|a shame]. #[Faded fast|Disappointing quality]
    `,
  ),
  ...passage(
    'wear',
    'clothes',
    `
    [Hole at the seam after three weeks|Hole within a month], [normal use|that's bad stitching]. #[Hole after three weeks|Poorly sewn]
    [Worn twice and bobbling|Bobbly within a week], [no reply to my email|waste of money]. #[Disappointed|Bobbles]
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    [Totally different colour than online|The colour is just wrong]: [that is not {colour}|much darker]. Returned. #[Wrong colour|Not like the photo]
    `,
  ),
  ...passage(
    'feel',
    'clothes',
    `
    [So itchy|Itches], {child} [wanted out after five minutes|got red spots]. #[Itchy|Unwearable]
    [Feels cheap|Very thin fabric], [you can see through <it/them>|expected better]. #[Thin|Let down]
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Wrong size in the box|Got the wrong colour], [couldn't exchange, sold out|had to chase the return label myself]. #[Wrong item|Wrong delivery]
    [Ten days and nothing|Took a week and a half], [birthday was over by then|customer service had no answer]. #[Too late|Long wait]
    `,
  ),
  ...passage(
    'detail',
    'zipped',
    `
    The zip [broke after two weeks|was broken on arrival], [useless without it|still waiting for a solution]. #[Broken zip|Zip broke]
    `,
  ),
  ...passage(
    'detail',
    'bottom !skirt !swim',
    `
    (kneed !baby) [Hole in the knee after two wears|Knee gone in a week], [not at this price|never happened this fast]. #[Knee gone|Hole in the knee]
    `,
  ),
  ...passage(
    'detail',
    'rain',
    `
    [Waterproof? Ten minutes of rain and {child} was wet|Leaks at the shoulders], [so what is it for|not waterproof]. #[Not waterproof|Got wet]
    `,
  ),
  ...passage(
    'look',
    'print',
    `
    The print [came off after two washes|has cracked already], [and I did wash inside out|there were tears]. #[Print peels|Print came off]
    `,
  ),
  ...passage(
    'detail',
    'sneaker',
    `
    [Sole came off after six weeks|Toe worn through in a month], [not good|and no football in them either]. #[Sole came off|Six weeks]
    [Blisters on both heels|Rub terribly], [returned after two tries|thick socks did not help]. #[Blisters|They rub]
    `,
  ),
  ...passage(
    'detail',
    'socks',
    `
    [Hole in the toe within a week|Holes after three wears], [cheap ones last longer|four of six pairs gone]. #[Holes|Worn out fast]
    `,
  ),
  ...passage(
    'detail',
    'swim',
    `
    [Stretched out after two weeks of swimming lessons|Colour ran in the pool], [unwearable|should not happen with swimwear]. #[Stretched out|No match for chlorine]
    `,
  ),
  ...passage(
    'detail',
    'sleep',
    `
    [Crotch seam ripped the third night|Seams opened right away], [such a pity|back they go]. #[Ripped|Seam ripped]
    `,
  ),
  ...passage(
    'detail',
    'head',
    `
    [After one wash it fits a doll|Lost all shape in the wash], [money down the drain|and that was a cold wash]. #[Lost its shape|One wash]
    `,
  ),
  ...passage(
    'detail',
    'bag',
    `
    [Strap tore off after three weeks of school|Zip broke within a month], [no stones in it, promise|a backpack should take that]. #[Strap broke|Not even a month]
    `,
  ),
  ...passage(
    'detail',
    'dress/skirt/dungarees',
    `
    [Side seam open the first time out|A strap tore at the party], [safety pin to the rescue|never again]. #[Seam opened|Tore]
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Sadly returned|Going back], [shame, looked so nice|maybe another time].
    [Not what I expect from {brand}|Usually a fan of {brand}], [maybe a one-off|not this time].
    `,
  ),
  ...passage(
    'look',
    'teen',
    `
    [Looks nothing like the pic|Looks cheap irl], [returning|want my money back]. #[Nope|Not like the pic]
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Arrived creased with no label|Clearly worn before]: [there was a stain|hair on it]. [Sent back|Not okay]. #[Worn before|Not new]
    `,
  ),
  ...passage(
    'look',
    'all !feet',
    `
    [Looks cheap in person|The finish is sad]: [crooked seams, loose threads|one side longer than the other]. #[Sloppy|Cheap]
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Expected more|The photos promised a lot], [did not deliver|sadly].
    [One star because zero isn't an option|That's all the stars I have].
    `,
  ),
]
