export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // Bodies hold figures, stack traces and addresses, which do not wrap.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
}
