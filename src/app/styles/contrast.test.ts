import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Mode = 'light' | 'dark'

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const standard = css.slice(0, css.indexOf("[data-skin='bordered']"))
const bordered = css.slice(css.indexOf("[data-skin='bordered']"), css.indexOf('@media'))

const rolesIn = (text: string) =>
  new Map(
    [...text.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(([, role, light, dark]) => [
      role ?? '',
      { light: light ?? '', dark: dark ?? '' },
    ]),
  )

const skins = { default: rolesIn(standard), bordered: new Map([...rolesIn(standard), ...rolesIn(bordered)]) }

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
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
  ...['border-control', 'focus'].flatMap((shape) => SURFACES.slice(0, 3).map((surface) => [shape, surface])),
  ...['accent', 'danger-fill'].map((fill) => [fill, 'surface']),
]

const cases = (pairs: string[][]) =>
  (['default', 'bordered'] as const).flatMap((skin) =>
    (['light', 'dark'] as Mode[]).flatMap((mode) =>
      pairs.map(([front = '', back = '']) => ({ skin, mode, front, back })),
    ),
  )

const measured = ({ skin, mode, front, back }: ReturnType<typeof cases>[number]) => {
  const [one, other] = [skins[skin].get(`color-${front}`), skins[skin].get(`color-${back}`)]
  if (!one || !other) throw new Error(`tokens.css has no role ${one ? back : front}`)
  return contrast(one[mode], other[mode])
}

test.each(cases(TEXT_PAIRS))('$front on $back reads well ($mode, $skin skin)', (pair) => {
  expect(measured(pair)).toBeGreaterThanOrEqual(4.5)
})

test.each(cases(SHAPE_PAIRS))('$front stands out from $back ($mode, $skin skin)', (pair) => {
  expect(measured(pair)).toBeGreaterThanOrEqual(3)
})
