import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Mode = 'light' | 'dark'

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
/** Content of the rule or media query that starts with `selector`. */
const sectionOf = (selector: string) => {
  const [, section] = css.split(`\n${selector} {`)
  if (section === undefined) throw new Error(`tokens.css has no ${selector}`)
  return section.slice(0, section.indexOf('\n}'))
}

const rolesIn = (text: string) =>
  new Map(
    [...text.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(([, role, light, dark]) => [
      role ?? '',
      { light: light ?? '', dark: dark ?? '' },
    ]),
  )

const standard = rolesIn(sectionOf(':root'))
const bordered = rolesIn(sectionOf(':root[data-skin="bordered"]'))
const contrastSection = sectionOf('@media (prefers-contrast: more)')
const moreContrast = rolesIn(contrastSection)
// `:root` alone is less specific than the selector of a skin.
const lastInCascade = contrastSection.includes(':root[data-skin]') ? moreContrast : bordered

const skins = {
  default: standard,
  bordered: new Map([...standard, ...bordered]),
  'default with more contrast': new Map([...standard, ...moreContrast]),
  'bordered with more contrast': new Map([...standard, ...bordered, ...moreContrast, ...lastInCascade]),
}

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (front: string, back: string) => {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const SURFACES = ['canvas', 'surface', 'surface-raised', 'surface-hover', 'surface-selected']
const MEANINGS = ['danger', 'warning', 'success', 'info']

const TEXT_PAIRS = [
  ...['text', 'text-muted', 'accent-text', ...MEANINGS].flatMap((word) => SURFACES.map((surface) => [word, surface])),
  ...MEANINGS.map((meaning) => [meaning, `${meaning}-soft`]),
  ...MEANINGS.flatMap((meaning) => ['text', 'text-muted'].map((word) => [word, `${meaning}-soft`])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger-fill'],
  ['on-danger', 'danger-fill-hover'],
  ['on-inverse', 'inverse'],
]

const SHAPE_PAIRS = [
  ...['border-control', 'focus'].flatMap((shape) => SURFACES.map((surface) => [shape, surface])),
  ...['accent', 'danger-fill'].map((fill) => [fill, 'surface']),
]

const cases = (pairs: string[][]) =>
  (Object.keys(skins) as (keyof typeof skins)[]).flatMap((skin) =>
    (['light', 'dark'] as Mode[]).flatMap((mode) =>
      pairs.map(([front = '', back = '']) => ({ skin, mode, front, back })),
    ),
  )

const measured = ({ skin, mode, front, back }: ReturnType<typeof cases>[number]) => {
  const [frontColor, backColor] = [skins[skin].get(`color-${front}`), skins[skin].get(`color-${back}`)]
  if (!frontColor || !backColor) throw new Error(`tokens.css has no role ${frontColor ? back : front}`)
  return contrast(frontColor[mode], backColor[mode])
}

test('each skin is checked with its own colours', () => {
  const canvases = Object.values(skins).map((roles) => roles.get('color-canvas')?.light)
  expect(canvases).toEqual(['#f6f8fa', '#ffffff', '#f6f8fa', '#ffffff'])
})

test.each(cases(TEXT_PAIRS))('$front on $back has readable contrast ($mode, $skin skin)', (pair) => {
  expect(measured(pair)).toBeGreaterThanOrEqual(4.5)
})

test.each(cases(SHAPE_PAIRS))('$front has visible contrast with $back ($mode, $skin skin)', (pair) => {
  expect(measured(pair)).toBeGreaterThanOrEqual(3)
})

test.each([
  { skin: 'default with more contrast', mode: 'light' },
  { skin: 'default with more contrast', mode: 'dark' },
  { skin: 'bordered with more contrast', mode: 'light' },
  { skin: 'bordered with more contrast', mode: 'dark' },
] as const)('the border of a card has visible contrast with its surface ($mode, $skin skin)', ({ skin, mode }) => {
  const [border, surface] = [skins[skin].get('card-border'), skins[skin].get('color-surface')]
  expect(contrast(border?.[mode] ?? '', surface?.[mode] ?? '')).toBeGreaterThanOrEqual(3)
})
