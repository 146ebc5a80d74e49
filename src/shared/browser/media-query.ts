export function onMediaMatch(query: string, callback: () => void): void {
  matchMedia(query).addEventListener('change', ({ matches }) => {
    if (matches) callback()
  })
}
