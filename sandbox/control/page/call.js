/**
 * Makes a control call, named as in `POST /sandbox/control/reset`.
 * @param {string} target
 * @param {unknown} [body]
 * @returns {Promise<any>} the answer, whose shape depends on the call
 */
export const call = async (target, body) => {
  const [method = 'GET', path = ''] = target.split(' ')
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message ?? `status ${response.status}`)
  return answer
}

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/**
 * What a form says, ready to be sent; a field that was left open is left out.
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
