import fc from 'fast-check'

/** Any text a request can carry, halves of emoji and control characters included. */
export function anyText(maxLength = 40): fc.Arbitrary<string> {
  const unit = fc.oneof(fc.integer({ min: 0, max: 0x17f }), fc.integer({ min: 0, max: 0xffff }))
  return fc.array(unit, { maxLength }).map((units) => String.fromCharCode(...units))
}
