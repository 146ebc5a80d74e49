export interface CardColour {
  background: string
  text: '#000000' | '#ffffff'
}

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * `#rgb` and `#rrggbb` only, so that nothing else reaches a style attribute. Text is pure black or white: one of them
 * has a contrast of at least 4.58 to any colour, softer tones do not.
 */
export function toCardColour(value: unknown): CardColour | null {
  const input = typeof value === 'string' ? value.trim() : ''
  if (!HEX_COLOUR.test(input)) return null
  const background = input.length === 4 ? input.replace(/[0-9a-f]/gi, '$&$&').toLowerCase() : input.toLowerCase()
  const luminance = luminanceOf(background)
  return { background, text: contrast(luminance, 0) >= contrast(1, luminance) ? '#000000' : '#ffffff' }
}

/** Relative luminance of WCAG 2.2, for `#rrggbb`. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (lighter: number, darker: number): number => (lighter + 0.05) / (darker + 0.05)
