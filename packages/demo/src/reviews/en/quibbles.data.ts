import { passage, type Remark } from '../voice.ts'

/** What English-speaking customers find less good. */
export const quibbles: readonly Remark[] = [
  ...passage(
    'fit',
    'clothes',
    `
    [<Runs/Run> a bit large|A little roomy], [size down if in doubt|{smaller} would have done]. #[Runs large|A bit big]
    [<Runs/Run> slightly small|On the snug side], [we went with {bigger}|size up]. #[Runs small|Size up]
    (top/outer !gilet) Sleeves are [a bit long|on the long side], [we roll them up|{child} will grow into them].
    (kneed) Legs are [a bit long|on the long side], [we roll them up|easy enough to hem].
    `,
  ),
  ...passage(
    'wash',
    'clothes',
    `
    [Shrank a tiny bit|Shrinks slightly], [so don't buy too snug|still <fits/fit> though].
    [Creases a lot|Comes out creased], [needs ironing|hang right away].
    Faded [a little|slightly] after [a few|several] washes, [only visible next to a new one|a pity].
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    Colour is [a bit darker|brighter] than the picture, [still nice|not what I expected]. #[Colour is a bit off|Different shade]
    `,
  ),
  ...passage(
    'feel',
    'clothes',
    `
    (!swim !sleep) [Thinner than I thought|Fabric is thin], [fine for summer|too cold for winter].
    The side label [itches|scratches], [cut it out, problem solved|print it instead please]. #[Itchy label|That label]
    [A bit stiff at first|Stiff out of the box], [better after two washes|softens up].
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Pricey|A bit expensive], [they outgrow it in six months|I usually wait for the sale]. #[Nice but pricey|Pricey]
    [Delivery took five days|Delivery was slow], [otherwise fine|but made it in time].
    [Too bad {bigger} was gone|Our size was nearly sold out], [be quick|please stock more].
    `,
  ),
  ...passage(
    'child',
    'parent !teens-only',
    `
    I love <it/them>, {child} [wanted a unicorn|still needs convincing]. #[Mum likes it|Tastes differ]
    {Name} [wasn't sure at first|hated <it/them> at first], [coming around|fine now].
    `,
  ),
  ...passage(
    'wear',
    'clothes',
    `
    [One seam came loose early|Loose thread after two weeks], [fixed it myself|three stitches and done]. #[Loose thread|Loose seam]
    (longsleeve/shirt/sweater/hoodie/cardigan/jacket) [Elbows are getting thin|Showing wear at the usual spots], [after six months of daily use, fair|sooner than I hoped].
    `,
  ),
  ...passage(
    'look',
    'print',
    `
    [The print is starting to crack|Tiny cracks in the print], [wash inside out|not visible from a distance].
    `,
  ),
  ...passage(
    'detail',
    'bottom !skirt !swim',
    `
    (waisted) [Loose at the waist|Waist is wide], [even on the last buttonhole|needs a belt]. #[Loose waist|Needs a belt]
    (waisted) Pockets are [tiny|shallow], [marbles fall out|otherwise great].
    `,
  ),
  ...passage(
    'detail',
    'outer',
    `
    [The hanging loop could be stronger|Hanging loop is thin], [sewn on once already|watch out for that].
    [No inside pocket|An inside pocket would be nice], [minor|otherwise great].
    `,
  ),
  ...passage(
    'detail',
    'zipped',
    `
    The zip [sticks a little at the bottom|takes some patience], [tricky for small hands|gets easier]. #[Sticky zip|Only the zip]
    `,
  ),
  ...passage(
    'detail',
    'hoodie',
    `
    The hood is [huge|rather big], [falls over the eyes|fits two heads].
    `,
  ),
  ...passage(
    'detail',
    'tee/polo/longsleeve',
    `
    [Neck is a little wide|Neckline is loose], [vest shows|not a big deal].
    [Could be longer|A bit short], [tummy shows with arms up|size up for tall kids].
    `,
  ),
  ...passage(
    'detail',
    'dress/skirt',
    `
    [Shorter than pictured|Quite short], [leggings underneath|go a size up].
    `,
  ),
  ...passage(
    'detail',
    'sneaker',
    `
    [Run half a size small|Run narrow], [exchanged for {bigger}|tricky with a high instep]. #[Run small|Size up]
    Laces are [very long|slippery], [double knot|keep coming undone].
    `,
  ),
  ...passage(
    'detail',
    'socks',
    `
    [Run a bit small|Short in the leg], [get the bigger size|more so after washing].
    [Wish you could pick the colours|One pair only], [good socks otherwise|quality is fine].
    `,
  ),
  ...passage(
    'detail',
    'swim',
    `
    [Gets a bit loose when wet|Stretches some in the water], [should have sized down|fine while swimming].
    `,
  ),
  ...passage(
    'detail',
    'sleep',
    `
    [Legs are a bit short|Trousers are shorter than expected], [fine for indoors|one growth spurt and done].
    `,
  ),
  ...passage(
    'detail',
    'head',
    `
    [On the tight side|A bit snug], [stretches though|size up for big hair].
    `,
  ),
  ...passage(
    'detail',
    'bag',
    `
    [Water bottle doesn't stand up in it|Side pocket is narrow], [good bag otherwise|get a slim bottle].
    [Doesn't stand on its own|Flops over when empty], [fine when packed|looked sturdier in the photo].
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Good overall|All in all happy], [just not perfect|with a small remark].
    (three) [Good, not special|Does the job], [expected a little more|okay for the price].
    `,
  ),
  ...passage(
    'fit',
    'clothes teen',
    `
    [Kinda short|Too short on me], [I am tall though|next time {bigger}]. #[Bit short|Size up]
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    [Expected a bit more contrast|Looked lighter on my screen], [no drama|screens differ].
    {Colour} [looks paler in real life|leans grey in real life], [getting used to it|matter of taste].
    `,
  ),
  ...passage(
    'look',
    'all !feet',
    `
    [Could do without the label on the outside|A bit less flashy would be nice], [matter of taste|took it off].
    [Looked sturdier in the photo|Looked fancier online], [still nice|slightly let down].
    `,
  ),
  ...passage(
    'feel',
    'clothes',
    `
    [Smells of factory out of the bag|Smelled a bit chemical], [gone after one wash|so wash first].
    `,
  ),
]
