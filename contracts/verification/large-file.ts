/** For a platform with a fixed limit: `prepare` makes the file of the next form one byte larger than `maxBytes`. */
export function createLargeFileState(maxBytes: number) {
  let isNext = false
  return {
    prepare: () => {
      isNext = true
    },
    reshapeBody(form: Buffer): Buffer {
      if (!isNext) return form
      isNext = false
      // The file is the last part of the form.
      const end = form.lastIndexOf('\r\n--')
      return Buffer.concat([form.subarray(0, end), Buffer.alloc(maxBytes + 1), form.subarray(end)])
    },
  }
}
