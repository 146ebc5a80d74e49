export const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no #${id}`)
  return found
}

export const videoById = (id: string): HTMLVideoElement => {
  const found = byId(id)
  if (!(found instanceof HTMLVideoElement)) throw new Error(`#${id} is no video`)
  return found
}
