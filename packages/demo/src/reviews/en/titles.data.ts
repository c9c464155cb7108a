import { passage, type Voice } from '../voice.ts'

/** What English-speaking customers write above a review; titles with a topic stand only above that topic. */
export const titles: Voice['titles'] = {
  glad: [
    ...passage(
      'verdict',
      'all',
      `
    Love <it/them>
    Great {noun}
    Lovely {noun}
    Cute {noun}
    Really good {noun}
    Great quality
    Very happy
    Would buy again
    Exactly what we wanted
    Worth it
    Well made
    Highly recommend
    So good
    Great buy
    Happy customer
    Better than expected
    Perfect
    `,
    ),
    ...passage(
      'fit',
      'all',
      `
    Great fit
    True to size
    Fits perfectly
    Good sizing
    `,
    ),
    ...passage(
      'wash',
      'all',
      `
    Washes well
    Still like new
    Holds up in the wash
    `,
    ),
    ...passage(
      'colour',
      'all',
      `
    Beautiful colour
    Love the colour
    Just like the photo
    `,
    ),
    ...passage(
      'feel',
      'all',
      `
    So soft
    Not itchy
    Super soft
    `,
    ),
    ...passage(
      'wear',
      'all',
      `
    Built to last
    Holds up
    Sturdy
    `,
    ),
    ...passage(
      'child',
      'all',
      `
    Instant favourite
    Kid approved
    {Name} approves
    (clothes) Won't take <it/them> off
    Happy kid
    `,
    ),
    ...passage(
      'use',
      'all',
      `
    Worn all the time
    Great for school
    Everyday favourite
    `,
    ),
    ...passage(
      'gift',
      'all',
      `
    Great gift
    The gift was a hit
    `,
    ),
    ...passage(
      'buy',
      'all',
      `
    Fast delivery
    Good value
    Smooth order
    `,
    ),
    ...passage(
      'look',
      'all',
      `
    Even better in person
    Looks great
    So cute
    `,
    ),
    ...passage(
      'verdict',
      'teen',
      `
    (five) 10/10
    obsessed
    so good
    new fav
    yes
    `,
    ),
  ],
  mixed: [
    ...passage(
      'verdict',
      'all',
      `
    Nice, but
    Pretty good
    Almost perfect
    Good with one remark
    Okay
    Not quite there
    Mixed feelings
    Good, not great
    One thing
    `,
    ),
    ...passage(
      'verdict',
      'teen',
      `
    mid
    it's ok
    decent
    `,
    ),
  ],
  cross: [
    ...passage(
      'verdict',
      'all',
      `
    Disappointed
    Sadly no
    Returned
    Not happy
    Could be better
    Not worth it
    A letdown
    Won't buy again
    `,
    ),
    ...passage(
      'verdict',
      'teen',
      `
    nope
    don't
    meh
    `,
    ),
  ],
}
