import { passage, type Remark } from '../voice.ts'

/** What pleases English-speaking customers. */
export const praise: readonly Remark[] = [
  ...passage(
    'fit',
    'clothes',
    `
    [True to size|Fits true to size], [just order what you normally wear|{size} was spot on].
    [The fit is great|Great fit]: [not tight, not baggy|roomy enough to move in].
    I [couldn't decide|went back and forth] between {size} and {bigger}, {size} [was the right call|turned out fine].
    [As always with {brand}|Like everything we have from {brand}], [the sizing is reliable|I could order without measuring].
    [Fits perfectly|Fits like a glove] with [a little room to grow|a centimetre or two to spare].
    `,
  ),
  ...passage(
    'fit',
    'clothes parent !teens-only',
    `
    {Child} is [tall and skinny|very slim] and for once [nothing falls down|we don't have to alter anything].
    {Child} is {age} and {size} [fits just right|is perfect].
    We sized up to {bigger} for {child} and [{she} will get a whole year out of <it/them>|<it still looks/they still look> good].
    {Name} has [a bit of a tummy|sturdy legs and a round tummy] and [nothing pinches|<this fits/these fit> comfortably].
    `,
  ),
  ...passage(
    'fit',
    'clothes teen',
    `
    I'm {tall} and got {size}, [fits exactly how I wanted|perfect].
    [Relaxed fit|Nice loose fit] but [not drowning in <it/them>|still looks like I tried].
    `,
  ),
  ...passage(
    'wash',
    'clothes !outer',
    `
    [Washed at least ten times|Ten washes in] and [still <looks/look> new|the shape hasn't changed].
    [No shrinking, no fading|Didn't shrink, didn't fade], [and I'm not gentle with washing|which is more than I can say for other brands].
    [Dries fast|Dries overnight], [handy when <it's/they're> needed again the next morning|so helpful].
    [Ketchup, grass, felt tips|Mud and spaghetti sauce]: [everything came out|no stains so far].
    [No ironing needed|Barely creases], [hang up and done|my kind of clothing].
    [Accidentally went through the tumble dryer|Got washed hot with the towels by mistake] and [survived|came out fine].
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    Colour is [exactly like the photo|just as nice in person].
    The {colour} [is even prettier in real life|goes with everything we own].
    [Love the colour|Such a good colour], [warm without being loud|not another grey].
    [So nice to find something that isn't pink or navy|Refreshing choice of colours].
    I worried {colour} would be [too bright|dull], but [not at all|it's lovely].
    `,
  ),
  ...passage(
    'feel',
    'clothes !outer !swim !waisted',
    `
    [Super soft|The fabric is so soft], [inside too|and not itchy anywhere].
    Fabric feels [sturdy but not stiff|substantial without being heavy].
    [No scratchy label|No label in the neck], [which we always check|thank you for that].
    [Seams lie flat|You can't feel the seams], [good for sensitive skin|even my eczema kid is fine].
    `,
  ),
  ...passage(
    'feel',
    'clothes !outer !swim !waisted parent !teens-only',
    `
    {Child} has a thing about [labels and seams|scratchy clothes] and [wears <this/these> without complaint|had nothing to say for once].
    {Name} says <it's/they're> "[soft like a bunny|like a cloud]", [so there you go|high praise].
    `,
  ),
  ...passage(
    'wear',
    'clothes',
    `
    [Six months in|After a whole season] and [no holes, no loose threads|still going strong].
    [Really well made|Solid stitching], [you can tell someone cared|nothing is coming apart].
    [Already promised to a younger cousin|Will definitely be handed down], [that's how well <it holds/they hold> up|no wear to speak of].
    I resold the last one [as good as new|in no time], [says enough about the quality|which tells you something].
    `,
  ),
  ...passage(
    'wear',
    'clothes parent !baby !teens-only',
    `
    [Trees, scooters, playground|Football, sandpit, bike]: [no damage yet|so far so good].
    {Child} destroys everything, [but not <this/these>|<this has/these have> survived].
    [On kid number two now|Second child is wearing <it/them>] and [still presentable|the fabric hasn't thinned].
    `,
  ),
  ...passage(
    'child',
    'parent !teens-only !baby !bag !head',
    `
    {Child} [refuses to wear anything else|would sleep in <it/them> if we let {her}].
    {Child} [loved <it/them> on sight|put <it/them> on straight from the box], [labels and all|we had to bargain for bath time].
    (clothes) [{Name}'s favourite|The new favourite of {name}], [in the wash more than in the wardrobe|no contest].
    {Child} [picked <it/them> out|chose <it/them> without help] and [hasn't regretted it|is very proud of that].
    Even {child}, [who is picky|who hates new clothes], [approves|was on board].
    {Name} got [compliments at school the first day|a compliment from the teacher], [big smiles|walked on air].
    `,
  ),
  ...passage(
    'child',
    'parent baby',
    `
    Stays put [in the sling|in the car seat], [nothing rides up|no fussing].
    [Three mums at playgroup|Our childminder] asked [where we got <this/these>|what brand this is].
    {Name} [crawls around in <this/these> all day|rolls across the room in <this/these>], [no complaints|everything stays where it should].
    Survived [a nappy disaster|pureed carrots] and [came out of the wash clean|<looks/look> like new].
    `,
  ),
  ...passage(
    'use',
    'clothes parent !baby !teens-only !swim !sleep',
    `
    [Great for school|Perfect for school], [nice enough for photo day|comfortable in PE too].
    [Worn to a wedding|Wore <it/them> to a birthday], [looked great|and straight to the playground afterwards].
    {Child} can [get dressed alone now|pull <it/them> on without help], [mornings are calmer|a win].
    `,
  ),
  ...passage(
    'child',
    'parent teens-only',
    `
    [Shopping with a teenager is rough|My teen wears black and only black], [this got approved right away|no argument this time].
    {Child} sent me [the link|a screenshot], [I just paid|good taste I must say].
    Verdict from [my teenager|upstairs]: "[it's fine|okay]". [That is the highest mark around here|I'll take it].
    `,
  ),
  ...passage(
    'look',
    'all !feet',
    `
    [Looks more expensive than it is|Looks great], [nice little details|neatly finished].
    [Even cuter in person|Better than the photos], [rare these days|pleasant surprise].
    [Lovely cut|Nice shape], [a bit different from the rest|not what everyone else has].
    `,
  ),
  ...passage(
    'look',
    'print',
    `
    [The print still looks crisp|Print is holding up] and [isn't cracking|hasn't peeled at all].
    The print [is so fun|makes it], [gets comments everywhere|way better than plain].
    `,
  ),
  ...passage(
    'look',
    'pattern',
    `
    [The pattern lines up at the seams|Cute pattern], [someone paid attention|hides stains too].
    `,
  ),
  ...passage(
    'child',
    'dino parent',
    `
    Dinosaurs are [serious business here|everything right now], [so this was a hit|instant hit].
    The dino is called [Kevin|Steve|Mr Chomps], [we have to say goodnight to him|apparently he eats broccoli].
    `,
  ),
  ...passage(
    'gift',
    'vonk !teen',
    `
    [Bought as a birthday gift|Birthday present for {name}], [went over well|worn the same day].
    [Baby shower gift|Gift for my nephew], [the parents loved <it/them>|arrived nicely wrapped].
    `,
  ),
  ...passage(
    'gift',
    'grandparent',
    `
    As {elder} I like to [spoil them|shop for them], [and this one was a success|good choice this time].
    {Child} modelled <it/them> for me [on video call|the same evening], [made my day|that smile].
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Ordered on Monday, here on Tuesday|Arrived the next day], [nicely packed|just in time for the party].
    [Saw <it/them> in the store in {town}|Tried <it/them> on in {town}] and [ordered online|came back for a second colour].
    [Got <it/them> on sale|Bought <it/them> with a discount], [a steal|no brainer].
    Not cheap, but [worth every cent|you get what you pay for].
    [Picked up in the {town} store|Store pickup in {town}], [super quick|friendly people].
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Highly recommend|Would recommend|Recommended].
    [Very happy|Couldn't be happier], [nothing to add|exactly what I was looking for].
    [Will buy again|We'll be back], [next size up|probably in another colour].
    [Second|Third] time we buy <this one/these>, [need I say more|one size up each year].
    `,
  ),
  ...passage(
    'verdict',
    'teen',
    `
    (five) [10/10|Easy 10/10], [get <it/them>|no notes].
    [My new favourite|Favourite thing I own], [honestly|not even kidding].
    [Spent my own money on <this/these>|Saved up for <this/these>], [zero regrets|worth it].
    `,
  ),
  ...passage(
    'look',
    'teen !feet',
    `
    (top/outer/head) [<Looks/Look> so good|<This goes/These go> hard], [with baggy jeans especially|with basically anything].
    [Two friends asked where I got <it/them>|People at school keep asking], [not telling|so yeah].
    `,
  ),
  ...passage(
    'use',
    'teen !swim !sleep',
    `
    [Wear <it/them> almost every day|On rotation basically daily], [school, training, sofa|to everything].
    [Took <it/them> to a festival|Wore <it/them> on the school trip], [survived|still in one piece].
    `,
  ),
  ...passage(
    'detail',
    'tee/polo/longsleeve',
    `
    The neckline [hasn't stretched out|keeps its shape], [and it gets pulled a lot|even after months].
    [Nice and long at the back|Good length], [stays tucked|no bare backs when bending over].
    [Not see-through|Opaque], [rare for a light one|big plus].
    Side seams [don't twist|stay straight after washing], [unlike some|small thing, big difference].
    `,
  ),
  ...passage(
    'detail',
    'polo',
    `
    The collar [stays flat|keeps its shape], [no ironing|even out of the tumble dryer].
    `,
  ),
  ...passage(
    'detail',
    'shirt',
    `
    [Hardly needs ironing|Barely needs an iron], [straight from the hanger|love that].
    Looks best [open over a tee|as an overshirt], [that's how it gets worn here|but buttoned up works too].
    Sleeves [roll up nicely|are nice and long], [and stay up|good look].
    `,
  ),
  ...passage(
    'detail',
    'sweater/hoodie/cardigan',
    `
    Cuffs [stay snug|don't stretch out], [sleeves up, sleeves down|even after months].
    [Warm but not sweaty|Just warm enough], [great for in-between weather|good indoors too].
    [No bobbles|Hasn't bobbled], [after a full winter|can't say that about the last one].
    `,
  ),
  ...passage(
    'detail',
    'hoodie',
    `
    The hood [stands up nicely|is nice and deep], [not a floppy rag|doesn't cover the eyes].
    [So soft inside|The inside is a dream], [still is after many washes|doubles as a blanket].
    `,
  ),
  ...passage(
    'detail',
    'cardigan',
    `
    (!teen) [Great over a dress|Goes over every dress], [always in the bag|lives by the front door].
    [Easy to close|Closes easily], [even for small fingers|no fiddling].
    `,
  ),
  ...passage(
    'detail',
    'outer',
    `
    [Keeps the wind out|Windproof enough for the bike], [tested on the coast|big difference].
    (!teens-only) Plenty of pockets, [for stones and conkers|big enough for mittens].
    (!gilet) [A thick jumper fits underneath|Room for a jumper] without [pinching|the marshmallow look].
    (!gilet) [The hanging loop is sturdy|Hanging loop still attached], [a record at our school|after six months].
    `,
  ),
  ...passage(
    'detail',
    'zipped',
    `
    The zip [runs smoothly|never snags], [{child} can do it alone|even with mittens].
    [The chin guard is genius|Zip has a chin guard], [no more pinched chins|small thing but still].
    `,
  ),
  ...passage(
    'detail',
    'winter-coat/gilet',
    `
    [Warm yet light|So light and so warm], [you can climb in it|you forget you have it on].
    [Tested at minus five|Survived a day of sledging], [warm as toast|cold nose, warm tummy].
    `,
  ),
  ...passage(
    'detail',
    'rain',
    `
    [Half an hour of pouring rain|Three downpours], [dry inside|everything stayed dry].
    [Water beads right off|Rain just rolls off], [shake and done|dry again in minutes].
    `,
  ),
  ...passage(
    'detail',
    'bottom !skirt !swim',
    `
    (kneed !baby !teens-only) [Knees are still intact|No holes in the knees yet], [after three months of playtime|which is a miracle].
    (waisted !teens-only) [Adjustable waist|The waist adjusts], [perfect for skinny kids|no belt needed].
    [<Stays/Stay> up|Nothing slides down], [even without a belt|even on the monkey bars].
    `,
  ),
  ...passage(
    'detail',
    'jeans',
    `
    [Just enough stretch|Good stretch], [comfy as joggers|but real denim].
    The wash [is beautiful|looks authentic], [no fake rips|no blue legs either].
    `,
  ),
  ...passage(
    'detail',
    'joggers/leggings',
    `
    [Comfortable enough to sleep in|So comfortable], [from breakfast to bedtime|not a single complaint].
    [Opaque when bending over|Not see-through], [important|even after many washes].
    `,
  ),
  ...passage(
    'detail',
    'chino',
    `
    (!teens-only) [Dressy enough for a party|Neat but playground-proof], [grandma approved|nice fabric].
    [Real pockets|Deep pockets], [things stay in|not fake ones].
    `,
  ),
  ...passage(
    'detail',
    'shorts !swim',
    `
    [Good length|Perfect length], [right above the knee|not too short].
    Worn [all summer|the whole holiday], [beach, playground, ice cream|still look good].
    `,
  ),
  ...passage(
    'detail',
    'skirt/dress',
    `
    (!teens-only) [Twirls beautifully|The twirl is excellent], [key criterion here|five stars for spinning].
    (!teens-only) [Length is just right|Good length], [with leggings in winter too|fine for cartwheels].
    (!teens-only) [It has pockets|Pockets!], [we are thrilled|full of acorns already].
    `,
  ),
  ...passage(
    'detail',
    'dress',
    `
    (!teens-only) [Goes on over the head|No tiny buttons], [{child} does it alone|quick to get dressed].
    `,
  ),
  ...passage(
    'detail',
    'dungarees',
    `
    Straps [stay up|adjust easily], [not a given|good for two seasons].
    (!teens-only) [Easy to undo|Opens fast], [even in an emergency|potty-training approved].
    `,
  ),
  ...passage(
    'detail',
    'swim',
    `
    (!teens-only) [Chlorine hasn't touched <it/them>|A summer of chlorine and still bright], [weekly swimming lessons|impressive].
    [Stays put|Nothing rides up], [down the slide too|dive-bombs included].
    [Dries in no time|Super quick to dry], [great for camping|ten minutes in the sun].
    [No chafing|The lining doesn't itch], [even with sand|no red marks].
    `,
  ),
  ...passage(
    'detail',
    'sleep',
    `
    [Soft to sleep in|So soft at night], [not too warm|no twisted seams].
    [Worn every night|Washed every week], [still lovely|keeping their shape].
    [Waistband is gentle|The elastic doesn't dig in], [no marks|doesn't slide down either].
    {Child} would [stay in them all Saturday|wear them to the shops], [can't blame {her}|until noon, fine].
    `,
  ),
  ...passage(
    'detail',
    'head',
    `
    [Stays on|Doesn't slide over the eyes], [even in wind|even on the trampoline].
    [Not too tight|Fits well], [no red line on the forehead|comfortable all day].
    [Keeps its shape|Still in shape], [after washing|after a winter in a pocket].
    [Not itchy|Soft on the forehead], [a first for us|so it stays on].
    `,
  ),
  ...passage(
    'detail',
    'beanie',
    `
    [Covers the ears properly|Keeps ears warm], [8 am on a bike|that is what a beanie is for].
    `,
  ),
  ...passage(
    'detail',
    'cap',
    `
    The peak [keeps its shape|bends nicely], [fell in a stream once|sturdy].
    [Great sun protection|Keeps the sun out of the eyes], [beach essential|worn all summer].
    `,
  ),
  ...passage(
    'detail',
    'socks',
    `
    [Don't slide down|Stay up], [even in boots|all day].
    (!teens-only) [No bump at the toes|Flat toe seam], [a must here|mornings are peaceful now].
    [A month in, no holes|No holes in the heels], [remarkable|and still colourful].
    [Cheerful colours|Fun colours], [harder to lose|even look good mismatched].
    [Bought three pairs|Now we own five pairs], [the rest can go|good stuff].
    `,
  ),
  ...passage(
    'detail',
    'sneaker',
    `
    [Run true to size|True to size], {size} [with a thumb of room|fit perfectly].
    [No blisters|Comfy right away], [from day one|full day at the zoo].
    (!teens-only) The sole [is flexible|bends well], [good for growing feet|no stomping].
    [Wipe clean|Easy to wipe down], [even after a muddy field|still presentable].
    [Worn daily for six months|Four months of daily wear], [soles are fine|toes still intact].
    (!teens-only) [Light as anything|So light], [makes {child} faster, I'm told|great for school].
    `,
  ),
  ...passage(
    'detail',
    'bag',
    `
    [Fits more than you'd think|Bigger than it looks]: [lunch box, bottle, PE kit|laptop, gym bag, raincoat].
    Straps [don't dig in|adjust well], [even with books|good on a bike].
    [Zips run smoothly|Good zips], [even overstuffed|unlike the last one].
    (!teens-only) [Dragged across the playground daily|Used every single day], [no wear yet|still looks good].
    [Got rained on|Stood in the rain], [books stayed dry|dry inside].
    [Little pocket for keys|Extra pocket for a phone], [no more digging|well thought out].
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    [Photos don't do the colour justice|Nice in the photo, nicer at home]: [a deep {colour}|really lovely shade].
    (parent) We [debated the colour for days|couldn't choose], went with {colour} and [no regrets|it was right].
    [Doesn't show stains|Practical colour], [tested extensively|with our kid that matters].
    [After a summer of sun|Even in full sun] [no fading|the colour holds].
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [No return needed|Nothing to send back], [first time this year|saves a trip].
    [Asked about sizing|Emailed about the size], [answer within the hour|friendly and fast].
    (vonk) [Ordered for both kids|Got the same for brother and sister], [no fights|both happy].
    [Great help in the {town} store|The lady in {town} knew exactly what we needed], [thank you|we'll be back].
    `,
  ),
  ...passage(
    'look',
    'all !feet',
    `
    [Simple and good|Not too busy, not boring], [the way I like it|goes with plenty].
    [No giant logo|No logo across the front], [bless|much appreciated].
    [Thoughtful details|You can see the thought in it], [inside too|down to the stitching].
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Good purchase|A good buy], [told my sister about <it/them>|no regrets].
    [Please keep <this/these> in the range|If <it comes/they come> back next year, so do we].
    [I looked for a downside|Trying to find a flaw], [couldn't find one|nope].
    `,
  ),
  ...passage(
    'child',
    'parent !teens-only !baby !bag !head',
    `
    [Request from {name}|{Name} would like you to know]: [all colours please|two more please].
    {Child} [slept in <it/them> already|wanted to wear <it/them> in the bath], [so I think that's a yes|draw your own conclusions].
    {Name} [dances|runs|jumps] around in <it/them> [all day|for a week now], [nothing slips|no complaints].
    Since {child} has <this/these>, [mornings are quiet|we no longer argue about clothes].
    `,
  ),
  ...passage(
    'wash',
    'clothes !outer',
    `
    [In the wash every three days|Washed weekly], [doesn't show|no problem].
    [Beetroot, yoghurt, mud|Blueberries and chocolate]: [all gone|gone with a little soap].
    `,
  ),
  ...passage(
    'fit',
    'clothes',
    `
    {size} after [four|six] months [still fits|isn't too small yet], [growth must be built in|generous].
    [Hangs nicely|Nice line], [not tight at the tummy|yet not shapeless].
    `,
  ),
  ...passage(
    'gift',
    'vonk !teen',
    `
    [Under the Christmas tree|Christmas present], [{name} put <it/them> on right away|big hit].
    `,
  ),
  ...passage(
    'feel',
    'clothes teen',
    `
    [Fabric is thick and feels expensive|Feels premium], [did not expect that|for the price].
    [So comfy|Insanely comfy], [not taking <it/them> off|even in class].
    `,
  ),
  ...passage(
    'child',
    'parent baby',
    `
    {Name} [chews on <it/them> happily|tugs at <it/them> all day], [the fabric can take it|still looks nice].
    [Easy on, easy off|Quick to change], [even on a wriggly baby|even at 3 am].
    [Grows along nicely|For once not too small after a month], [and a nappy fits underneath|cloth nappies included].
    `,
  ),
  ...passage(
    'wash',
    'outer',
    `
    [Went through the machine once|Machine washed], [still warm and dry|no clumps in the filling].
    [Wipe the mud off and go|Mud brushes right off], [ideal|weekly ritual here].
    `,
  ),
  ...passage(
    'detail',
    'bag',
    `
    [Weighs next to nothing|Light as a feather], [books are heavy enough|good for the back].
    `,
  ),
  ...passage(
    'colour',
    'teen',
    `
    {Colour} [goes with everything I own|is my colour], [easy|no notes].
    `,
  ),
  ...passage(
    'child',
    'parent teens-only',
    `
    [Two teens, one taste|They fight over <it/them>], [never happened before|so I'm ordering another].
    {Child} rarely [comments|says anything nice], [this got a thumbs up|"fine, thanks" counts].
    Finally something [between kid and adult|without a slogan that scares me], [hard to find|well done].
    `,
  ),
  ...passage(
    'buy',
    'teen',
    `
    [Not cheap for a student|Had to save up], [but worth it|no regrets].
    [Tried <it/them> on in {town} after school|Grabbed <it/them> in {town} between classes], [took <it/them> right away|knew it instantly].
    `,
  ),
  ...passage(
    'fit',
    'clothes teen',
    `
    Went up to {bigger} for a [looser|baggier] fit, [exactly what I wanted|good call].
    `,
  ),
]
