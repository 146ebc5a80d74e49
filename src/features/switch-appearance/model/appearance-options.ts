import { prefersDarkMode } from '@/shared/browser'

export type Mode = 'light' | 'dark'
export type Skin = 'default' | 'bordered'
export type Layout = 'vertical' | 'horizontal'

export interface Appearance {
  mode: Mode
  skin: Skin
  layout: Layout
}

export const storageKey = (name: keyof Appearance): string => `portal.${name}`

/** `early.ts`, which runs before the first paint, calls it too, with its own reader of the storage. */
export function readAppearance(read: (key: string) => string | null): Appearance {
  /** The first option is the default. */
  const choose = <Choice>(name: keyof Appearance, options: readonly [Choice, ...Choice[]]): Choice => {
    const stored = read(storageKey(name))
    return options.find((option) => option === stored) ?? options[0]
  }
  return {
    mode: choose('mode', prefersDarkMode() ? ['dark', 'light'] : ['light', 'dark']),
    skin: choose('skin', ['default', 'bordered']),
    layout: choose('layout', ['vertical', 'horizontal']),
  }
}
