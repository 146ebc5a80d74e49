/** Hears each time when the window begins to match a media query, such as a width. */
export function onMediaMatch(query: string, callback: () => void): void {
  matchMedia(query).addEventListener('change', ({ matches }) => {
    if (matches) callback()
  })
}
