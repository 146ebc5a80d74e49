/** Effector keeps the last payload of every `sample`, so a password or a PIN must not be in one. */
export class OneTimeSecret {
  #text: string | null

  constructor(text: string) {
    this.#text = text
  }

  /** @throws {Error} when it was taken before */
  take(): string {
    const text = this.#text
    if (text === null) throw new Error('the secret was taken before')
    this.#text = null
    return text
  }
}
