/** Range of the nine free digits. RANGE and STEP share the factor 9, so numbers repeat after 100 million positions. */
const FIRST = 100_000_000
const RANGE = 900_000_000
const STEP = 7_420_491
const START = 271_828_183

/** A valid Turkish citizenship number, unique for each position below 100 million. */
export const citizenshipNumber = (position: number): string => {
  const base = String(FIRST + ((position * STEP + START) % RANGE))
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = Array.from(base, Number)
  const tenth = ((((a + c + e + g + i) * 7 - (b + d + f + h)) % 10) + 10) % 10
  const eleventh = (a + b + c + d + e + f + g + h + i + tenth) % 10
  return `${base}${tenth}${eleventh}`
}
