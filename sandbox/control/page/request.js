/**
 * @param {string} target method and path, for example `POST /sandbox/control/reset`
 * @param {unknown} [body]
 * @returns {Promise<any>} body of the response
 */
export const sendRequest = async (target, body) => {
  const [method = 'GET', path = ''] = target.split(' ')
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const result = await response.json()
  if (!response.ok) throw new Error(result.message ?? `status ${response.status}`)
  return result
}

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/**
 * Values of a form as JSON; empty fields are omitted.
 * @param {HTMLFormElement} form
 */
export const bodyOf = (form) => {
  const fields = /** @type {Field[]} */ ([...form.elements])
  const filled = fields.filter(({ name, value }) => name && value !== '')
  return Object.fromEntries(filled.map((field) => [field.name, valueOf(field)]))
}

/** @param {Field} field */
const valueOf = (field) => {
  switch (field.dataset.type ?? field.type) {
    case 'json':
      return JSON.parse(field.value)
    case 'boolean':
      return field.value === 'true'
    case 'number':
      return Number(field.value)
    default:
      return field.value
  }
}
