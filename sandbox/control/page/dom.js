/** @param {string} id */
export const byId = (id) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no #${id}`)
  return found
}

/**
 * @param {string} name
 * @param {string} text
 * @param {Readonly<Record<string, string>>} [properties]
 */
export const element = (name, text, properties = {}) =>
  Object.assign(document.createElement(name), { textContent: text, ...properties })
